import { iconPaths } from '@site/design/ui/icons/paths.ts';
import * as z from 'zod';

/*
 * What contents are made of. Schemas run in the build alone, so that a mistake in a content file
 * stops it with the file and the field; nothing here reaches a browser.
 */

/** Something to read: not empty, no stray space at its ends. */
export const text = z
  .string()
  .min(1, 'write a text here')
  .refine((value) => value.trim() === value, 'take away the space at the start or the end');

/** A page of this site, as in "/sobre", "/servicos#saude" or "#planos". */
export const pageHref = z
  .string()
  .regex(
    /^(\/[a-z0-9/-]*)?(\?[a-z]+=[^#\s]*)?(#[a-z0-9-]+)?$/,
    "write a page of this site as '/sobre'",
  )
  .min(1, "write a page of this site as '/sobre'");

/** An address outside of this site. */
export const webHref = z.url({ protocol: /^https$/, error: "write an address as 'https://…'" });

export const link = z.strictObject({ label: text, href: pageHref });

/** A button that opens the chat: what it says, and the message it leaves ready to send. */
export const chatAction = z.strictObject({
  label: text,
  message: text.min(10, 'say what the chat opens with').max(300),
});

export const icon = z.enum(
  Object.keys(iconPaths) as [keyof typeof iconPaths],
  'choose a name from shared/design/ui/icons/paths.ts',
);

export const titled = z.strictObject({ title: text, text });
export const iconItem = z.strictObject({ icon, title: text, text });

/** The heading of a section and the sentence under it. */
export const heading = { heading: text, intro: text.optional() };

/** Exactly as many as the specification asks for. */
export const exactly = <Item extends z.ZodType>(item: Item, count: number) =>
  z.array(item).length(count, `this page has ${count} of them`);

/** Questions and their answers, `count` of them, none asked twice. */
export const questions = (count: number) =>
  exactly(
    z.strictObject({ question: text.endsWith('?', 'end it with a question mark'), answer: text }),
    count,
  ).refine(
    (items) => new Set(items.map(({ question }) => question)).size === items.length,
    'a question is asked twice',
  );

/** As it is shown: "R$ 150,00". */
export const price = z
  .string()
  .regex(/^R\$ \d{1,3}(\.\d{3})*(,\d{2})?$/, "write a price as 'R$ 150,00'");

/** What `import city from '../assets/hero-goiania?picture'` gives, with its description. */
export const picture = z.strictObject({
  alt: text.min(
    20,
    'describe the picture in 20 characters or more, for a reader who cannot see it',
  ),
  width: z.int().positive(),
  height: z.int().positive(),
  variants: z.array(z.strictObject({ width: z.int().positive(), avif: text, webp: text })).min(1),
});
