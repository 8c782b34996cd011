import type { SharingPicture } from '@site/contract/manifest.ts';
import * as z from 'zod';

/** What is needed of a picture of a content, see `picture.d.ts` of `@site/content`. */
const pictureSchema = z.object({
  alt: z.string(),
  variants: z.array(z.object({ width: z.number(), webp: z.string() })).min(1),
});

/** The first picture of a page's content in the order in which it is written: its largest file, by its address. */
export function firstPicture(content: unknown): SharingPicture | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const parsed = pictureSchema.safeParse(content);
  if (parsed.success) {
    const [largest] = parsed.data.variants.toSorted((one, other) => other.width - one.width);
    return { alt: parsed.data.alt, file: largest?.webp ?? '' };
  }
  for (const value of Object.values(content)) {
    const found = firstPicture(value);
    if (found) return found;
  }
  return undefined;
}
