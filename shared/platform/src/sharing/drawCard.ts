import { readFile } from 'node:fs/promises';
import { brandColors } from '@site/design/ui/petals/blossomSvg.ts';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { CARD, cardSvg, EDGE, PHOTO } from './cardSvg.ts';
import { placed, textImage } from './textImage.ts';

/** WhatsApp shows no picture that is much heavier. */
const MOST_BYTES = 100_000;
const QUALITIES = [84, 76, 68, 58, 46, 34, 20] as const;

export interface CardTexts {
  title: string;
  /** The association's short name, beside the mark. */
  name: string;
  /** Where the page is found: the site's host. */
  host: string;
}

/** What a card looks like besides its texts and photograph: another version may paint a little differently. */
export const DRAWN_BY = JSON.stringify([sharp.versions, PHOTO, cardSvg(true), cardSvg(false)]);

/**
 * Paints a card as JPEG, which every preview understands, as good as it fits into 100 kB.
 * `photo` is the file of a picture to be seen behind the hole of the frame.
 */
export async function drawCard(texts: CardTexts, photo: string | undefined): Promise<Buffer> {
  const frame = { input: Buffer.from(cardSvg(photo !== undefined)) };
  const painted = await (await ground(photo))
    .composite([frame, ...(await lettering(texts, photo !== undefined))])
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

async function lettering(texts: CardTexts, hasPhoto: boolean): Promise<OverlayOptions[]> {
  const left = CARD.width - PHOTO.width - EDGE * 2 + 24;
  const line = { weight: 700, color: '#fff', size: 36, width: 600, height: 60 };
  const [title, name, host] = await Promise.all([
    textImage(texts.title, { ...line, size: 72, width: hasPhoto ? left : 670, height: 300 }),
    textImage(texts.name, line),
    textImage(texts.host, { ...line, weight: 450, color: brandColors.mist, size: 28 }),
  ]);
  return [placed(title, EDGE, 334), placed(name, EDGE + 86, 98), placed(host, EDGE, 566)];
}

async function ground(photo: string | undefined): Promise<Sharp> {
  const background = brandColors.night;
  if (!photo) return sharp({ create: { ...CARD, channels: 3, background } });
  return sharp(await readFile(photo))
    .resize({ ...PHOTO, fit: 'cover' })
    .extend({ left: CARD.width - PHOTO.width, background });
}
