import { readFile } from 'node:fs/promises';
import { brandColors } from '@site/design/ui/petals/blossomSvg.ts';
import sharp, { type Sharp } from 'sharp';
import { CARD, PHOTO } from './cardSvg.ts';

/** What draws, besides the drawing itself: another version may do it a little differently. */
export const DRAWN_BY = JSON.stringify([sharp.versions, PHOTO]);

/** WhatsApp shows no picture that is much heavier. */
const MOST_BYTES = 100_000;
const QUALITIES = [84, 76, 68, 58, 46, 34, 20] as const;

/**
 * Paints a card as JPEG, which every preview understands, as good as it fits into 100 kB.
 * `photo` is the file of a picture to be seen behind the hole of the frame.
 */
export async function drawCard(svg: string, photo: string | undefined): Promise<Buffer> {
  const painted = await (await ground(photo))
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(painted.data, { raw: painted.info })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (bytes.length < MOST_BYTES) break;
  }
  return bytes;
}

async function ground(photo: string | undefined): Promise<Sharp> {
  const background = brandColors.night;
  if (!photo) return sharp({ create: { ...CARD, channels: 3, background } });
  return sharp(await readFile(photo))
    .resize({ ...PHOTO, fit: 'cover' })
    .extend({ left: CARD.width - PHOTO.width, background });
}
