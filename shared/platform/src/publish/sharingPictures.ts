import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '@site/composer/base/errors.ts';
import { escapeHtml } from '@site/composer/base/html.ts';
import type { SharingPicture } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { blossomSvg, brandColors } from '@site/design/ui/petals/blossomSvg.ts';
import sharp from 'sharp';
import { buildFolder } from '../project/apps.ts';
import { replaceFile } from '../project/buildFiles.ts';
import { readSite } from '../project/readSite.ts';
import { headTexts } from '../render/headTags.ts';
import type { RenderedPage } from '../render/pages.ts';

/** What link previews show at their largest: WhatsApp, and other readers of Open Graph. */
const SIZE = { width: 1200, height: 630 };
/** WhatsApp shows no picture that is much heavier. */
const MOST_BYTES = 100_000;
const QUALITIES = [84, 76, 68, 58, 46, 34, 20, 8];

const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${brandColors.night}"/>
<g transform="translate(1060 500) scale(3)">${blossomSvg}</g>
<rect x="64" y="540" width="72" height="5" rx="2.5" fill="${brandColors.gold}"/>
</svg>`;

const FONT = {
  font: 'Atkinson Hyperlegible Next Bold 72',
  fontfile: fileURLToPath(
    import.meta.resolve('@site/design/styles/fonts/atkinson-hyperlegible-next-pt.ttf'),
  ),
};

/** A photograph, cropped, or a title, as the best JPEG that fits: every preview understands that format. */
export async function previewOf(title: string, photo: string | undefined): Promise<Buffer> {
  const painted = photo
    ? sharp(photo).resize({ ...SIZE, fit: 'cover' })
    : sharp(Buffer.from(GROUND)).composite([{ ...(await lettering(title)), left: 64, top: 96 }]);
  for (const quality of QUALITIES) {
    const bytes = await painted.clone().jpeg({ quality }).toBuffer();
    if (bytes.length < MOST_BYTES) return bytes;
  }
  throw new UserError(`${photo} makes a preview of more than ${MOST_BYTES} bytes.`);
}

/** A title as heads have it, in four lines at most. */
async function lettering(title: string) {
  const text = `<span foreground="#fff">${escapeHtml(title)}</span>`;
  const options = { text, ...FONT, rgba: true, dpi: 72, width: 1000, wrap: 'word-char' } as const;
  return { input: await sharp({ text: options }).png().toBuffer() };
}

/** Paints the pictures of an app's pages into its build, and returns them by the pages' paths. */
export async function sharingPictures(
  app: string,
  pages: readonly RenderedPage[],
): Promise<Map<string, SharingPicture>> {
  const site = readSite();
  const paint = async ({ path, head, picture }: RenderedPage) => {
    const photo = picture && join(buildFolder(app), picture.file.replace(`/${app}/`, ''));
    const bytes = await previewOf(headTexts(head, site).title, photo);
    const file = `assets/sharing-${sha256Of(bytes).slice(0, 12)}.jpg`;
    replaceFile(join(buildFolder(app), file), bytes);
    return [path, { file, alt: picture?.alt ?? head.title }] as const;
  };
  return new Map(await Promise.all(pages.map(paint)));
}
