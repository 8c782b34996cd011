import { headSchema } from '@site/content/page.ts';
import { iconPaths } from '@site/design/ui/icons/paths.ts';
import * as z from 'zod';

/*
 * Building blocks of the pages' schemas. They run in the build alone, so that a mistake in a
 * content file stops it with the file and the field; nothing here reaches a browser.
 */

/** Something to read: not empty, no stray space at its ends. */
export const text = z
  .string()
  .min(1, 'write a text here')
  .refine((value) => value.trim() === value, 'take away the space at the start or the end');

/** A page of this site, as in "/sobre" or "/servicos#saude". */
export const pageHref = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "write a page of this site as '/sobre'");

/** The text a chat opens with. */
export const chatMessage = text.min(10, 'say what the chat opens with').max(300);

export const icon = z.enum(
  Object.keys(iconPaths),
  'choose a name from shared/design/ui/icons/paths.ts',
);

export const link = z.strictObject({ label: text, href: pageHref });

export const iconItem = z.strictObject({ icon, title: text, text });

export const service = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  icon,
  title: text,
  text,
  figure: text.optional(),
  details: z.array(text).min(1),
  chat: z.strictObject({ label: text, message: chatMessage }),
  href: pageHref.optional(),
});

export const testimonial = z.strictObject({ text, author: text, company: text });

/** Questions and their answers, `count` of them, none asked twice. */
export const faq = (count: number) =>
  z
    .array(
      z.strictObject({ question: text.endsWith('?', 'end it with a question mark'), answer: text }),
    )
    .length(count, `this page has ${count} questions`)
    .refine(
      (items) => new Set(items.map(({ question }) => question)).size === items.length,
      'a question is asked twice',
    );

const pictureVariant = z.strictObject({ width: z.int().positive(), avif: text, webp: text });

export const picture = z.strictObject({
  alt: text.min(20, 'describe the picture for somebody who cannot see it'),
  width: z.int().positive(),
  height: z.int().positive(),
  variants: z.array(pictureVariant).min(1),
});

/** A page's content: what every page says, and `shape`; a field that nobody knows is a mistake. */
export const pageSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ head: headSchema, breadcrumb: text, ...shape });
