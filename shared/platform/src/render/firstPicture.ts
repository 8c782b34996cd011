import * as z from 'zod';

/** What is needed of a picture of a content, see `picture` of `@site/content/fields.ts`. */
const pictureSchema = z.object({
  alt: z.string(),
  variants: z.array(z.object({ width: z.number(), webp: z.string() })).min(1),
});

export interface FoundPicture {
  alt: string;
  /** Address of its largest file, as pages refer to it. */
  address: string;
}

/** The first picture of a page's content, in the order in which it is written. */
export function firstPicture(content: unknown): FoundPicture | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const parsed = pictureSchema.safeParse(content);
  if (parsed.success) {
    const [largest] = parsed.data.variants.toSorted((one, other) => other.width - one.width);
    return { alt: parsed.data.alt, address: largest?.webp ?? '' };
  }
  for (const value of Object.values(content)) {
    const found = firstPicture(value);
    if (found) return found;
  }
  return undefined;
}
