import { text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

const href = z.string().regex(/^(\/|https:\/\/|mailto:)/, 'write /pagina, https:// or mailto:');

const table = z
  .strictObject({
    kind: z.literal('table'),
    /** Read out before the table. */
    caption: text,
    columns: z.array(text).min(2),
    rows: z.array(z.array(text)).min(1),
  })
  .refine(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'every row needs as many cells as there are columns',
  );

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text }),
  z.strictObject({ kind: z.literal('list'), items: z.array(text).min(1) }),
  z.strictObject({
    kind: z.literal('links'),
    items: z.array(z.strictObject({ label: text, href })).min(1),
  }),
  table,
]);

const section = z.strictObject({
  /** Its anchor. */
  id: z.string().regex(/^[a-z-]+$/, 'small letters and hyphens'),
  heading: text,
  blocks: z.array(block).min(1),
});

const inWords = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

const day = z
  .strictObject({ label: text, date: z.iso.date(), text })
  .refine((of) => inWords.format(new Date(of.date)) === of.text, 'date and text are two days');

/** A legal page: numbered sections under a table of contents. */
export const schema = pageSchema({
  title: text,
  lead: text,
  updated: day,
  tableOfContents: text,
  sections: z
    .array(section)
    .min(2)
    .refine(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      'two sections have the same id',
    ),
}).required({ breadcrumb: true });

export type Content = z.input<typeof schema>;
export type LegalSection = z.input<typeof section>;
export type LegalBlock = z.input<typeof block>;
