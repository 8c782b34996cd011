import * as z from 'zod';
import { pageSchema, text } from '../../content/schemas.ts';

const href = z.string().regex(/^(\/|https:\/\/|mailto:)/, 'write /pagina, https:// or mailto:');

const table = z
  .strictObject({
    kind: z.literal('table'),
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
  id: z.string().regex(/^[a-z-]+$/, 'small letters and hyphens'),
  heading: text,
  blocks: z.array(block).min(1),
});

export const legalSchema = pageSchema({
  title: text,
  lead: text,
  updated: z.strictObject({ label: text, date: z.iso.date(), text }),
  tableOfContents: text,
  sections: z
    .array(section)
    .min(2)
    .refine(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      'two sections have the same id',
    ),
});
