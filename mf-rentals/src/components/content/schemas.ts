import { type IconName, iconPaths } from '@site/design/ui/icons/paths.ts';
import * as z from 'zod/mini';

/** Shapes that the contents of several rental pages are made of. */

export const text = z.string().check(z.trim(), z.minLength(2));

export const icon = z.custom<IconName>(
  (value) => typeof value === 'string' && value in iconPaths,
  'no icon of that name in @site/design/ui/icons/paths.ts',
);

/** A button that opens the chat: what it says, and the message it leaves ready to send. */
export const chatAction = z.object({ label: text, message: text });

export const picture = z.object({
  alt: text,
  width: z.number(),
  height: z.number(),
  variants: z.readonly(
    z.array(z.object({ width: z.number(), avif: text, webp: text })).check(z.minLength(1)),
  ),
});

export const iconItem = z.object({ icon, title: text, text });
export const titled = z.object({ title: text, text });

/** Heading of a section and the sentence under it. */
export const heading = z.object({ heading: text, intro: z.optional(text) });

/** What a rental page opens and closes with. */
export const hero = z.object({ title: text, lead: text, action: chatAction });
export const closing = z.object({ title: text, text, action: chatAction });

/** Lets a list hold exactly as many as the specification asks for. */
export function exactly<Item extends z.ZodMiniType>(item: Item, count: number) {
  return z.array(item).check(z.length(count));
}

export type ChatAction = z.infer<typeof chatAction>;
export type Hero = z.infer<typeof hero>;
export type Closing = z.infer<typeof closing>;
export type IconItem = z.infer<typeof iconItem>;
