import { join } from 'node:path';
import type { SharingPicture } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import sharp from 'sharp';
import { buildFolder } from '../project/apps.ts';
import { replaceFile } from '../project/buildFiles.ts';
import type { RenderedPage } from '../render/pages.ts';

/** What link previews show at their largest: WhatsApp, and other readers of Open Graph. */
const SIZE = { width: 1200, height: 630 };
/** WhatsApp shows no picture that is much heavier. */
const MOST_BYTES = 100_000;
const QUALITIES = [84, 76, 68, 58, 46, 34, 20];

/** The largest JPEG of a photograph that fits; every preview understands that format. Nothing where none fits. */
export async function previewOf(photo: string): Promise<Buffer | undefined> {
  const cropped = sharp(photo).resize({ ...SIZE, fit: 'cover' });
  for (const quality of QUALITIES) {
    const bytes = await cropped.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < MOST_BYTES) return bytes;
  }
  return undefined;
}

/**
 * Writes the photographs of an app's pages for link previews into its build, and returns them by the pages' paths. A page
 * without one has the site's picture.
 */
export async function sharingPictures(
  app: string,
  pages: readonly RenderedPage[],
): Promise<Map<string, SharingPicture>> {
  const pictures = new Map<string, SharingPicture>();
  for (const { path, picture } of pages) {
    const photo = picture && join(buildFolder(app), picture.file.replace(`/${app}/`, ''));
    const bytes = photo && (await previewOf(photo));
    if (!bytes) continue;
    const file = `assets/sharing-${sha256Of(bytes).slice(0, 12)}.jpg`;
    replaceFile(join(buildFolder(app), file), bytes);
    pictures.set(path, { file, alt: picture.alt });
  }
  return pictures;
}
