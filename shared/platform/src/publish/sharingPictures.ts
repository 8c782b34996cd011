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
const QUALITIES = [84, 76, 68, 58, 46, 34, 20];

const { night, gold } = brandColors;

/** Over a photograph, which is seen at the right, or over its own colour. */
const GROUND = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<linearGradient id="ground">
<stop offset=".5" stop-color="${night}" stop-opacity=".95"/>
<stop offset="1" stop-color="${night}" stop-opacity=".1"/>
</linearGradient>
<rect width="1200" height="630" fill="url(#ground)"/>
<g transform="translate(98 98) scale(.72)">${blossomSvg}</g>
<rect x="64" y="556" width="72" height="5" rx="2.5" fill="${gold}"/>
</svg>`);

const FONT = {
  font: 'Atkinson Hyperlegible Next Bold 64',
  fontfile: fileURLToPath(
    import.meta.resolve('@site/design/styles/fonts/atkinson-hyperlegible-next-pt.ttf'),
  ),
};

/**
 * Paints a title, as heads have it, in five lines at most, beside a photograph if there is one. As JPEG, which every
 * preview understands, as good as it fits.
 */
export async function drawPicture(title: string, photo: string | undefined): Promise<Buffer> {
  // A line may not break after a hyphen: e-CNPJ is one word.
  const unbroken = escapeHtml(title).replaceAll('-', '-\u2060');
  const text = `<span foreground="#fff">${unbroken}</span>`;
  const options = { text, ...FONT, rgba: true, dpi: 72, width: 640, wrap: 'word-char' } as const;
  const lettering = await sharp({ text: options }).png().toBuffer();
  const ground = photo
    ? sharp(photo)
    : sharp({ create: { ...SIZE, channels: 3, background: night } });
  const painted = ground
    .resize({ ...SIZE, fit: 'cover' })
    .composite([{ input: GROUND }, { input: lettering, left: 64, top: 170 }]);
  for (const quality of QUALITIES) {
    const bytes = await painted.clone().jpeg({ quality }).toBuffer();
    if (bytes.length < MOST_BYTES) return bytes;
  }
  throw new UserError(`${photo} makes a picture of more than ${MOST_BYTES} bytes.`);
}

/** Draws the pictures of an app's pages into its build, and returns them by the pages' paths. */
export async function sharingPictures(
  app: string,
  pages: readonly RenderedPage[],
): Promise<Map<string, SharingPicture>> {
  const site = readSite();
  const paint = async ({ path, head, picture }: RenderedPage) => {
    const photo = picture && join(buildFolder(app), picture.file.replace(`/${app}/`, ''));
    const bytes = await drawPicture(headTexts(head, site).title, photo);
    const file = `assets/sharing-${sha256Of(bytes).slice(0, 12)}.jpg`;
    replaceFile(join(buildFolder(app), file), bytes);
    return [path, { file, alt: picture ? `${head.title}. ${picture.alt}` : head.title }] as const;
  };
  return new Map(await Promise.all(pages.map(paint)));
}
