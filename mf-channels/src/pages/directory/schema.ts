import { exactly, heading, icon, link, text, webHref } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';
import { ENTITY_TYPES, LOGO_SHAPES, LOGO_TONES } from './entityKinds.ts';

const mailto = z
  .string()
  .regex(/^mailto:[^\s@]+@[^\s@]+$/, "write a mailbox as 'mailto:name@domain'");
const anyLink = z.union([webHref, mailto]);
/** As it is dialled in Goiás: "151", "0800 645 0115". */
const telefone = z
  .string()
  .regex(/^(\d{3}|0800 \d{3} \d{4})$/, "write a number as '151' or '0800 645 0115'")
  .optional();
/** What else people type who look for it in the search of the site. */
const synonyms = z.array(text).optional();
const logo = z.strictObject({ shape: z.enum(LOGO_SHAPES), tone: z.enum(LOGO_TONES) });
const wayOut = { title: text, text, action: text, link: webHref };

const publicEntity = z.strictObject({
  nome: text,
  /** Initials as the body writes them. */
  sigla: text.max(7),
  logo,
  link: anyLink,
  telefone,
  synonyms,
});
const otherEntity = z.strictObject({
  nome: text,
  /** One sentence: what it answers for. */
  descricao: text,
  /** Kind of body, for instance "Sindicato". */
  tipo: text,
  /** A website, a chat or a mailbox. */
  link: anyLink,
  telefone,
  synonyms,
});

/** Two entities of one name would be two rows with one key. */
const distinct = (entities: readonly { nome: string }[]) =>
  new Set(entities.map(({ nome }) => nome)).size === entities.length;

export const schema = pageSchema({
  home: link,
  hero: z.strictObject({ title: text, lead: text }),
  mainChannels: exactly(z.strictObject({ icon, ...wayOut }), 2),
  search: z.strictObject({
    heading: text,
    label: text,
    placeholder: text,
    tip: text,
    typeLabel: text,
    types: exactly(z.strictObject({ value: z.enum(ENTITY_TYPES), label: text }), 3),
    clear: text,
    result: text,
    results: text,
    suggestionsLabel: text,
    suggestions: z.array(text),
    noScript: text,
  }),
  publicas: z.strictObject({ heading: text, empty: text }),
  report: z.strictObject(wayOut),
  outras: z.strictObject({ heading: text, empty: text }),
  chatPlace: text,
  /** Before a telephone number. */
  telephone: text,
  empty: z.strictObject({ title: text, text, action: text }),
  supporters: z.strictObject({
    ...heading,
    label: text,
    previous: text,
    next: text,
    note: text,
    items: z.array(z.strictObject({ name: text, initials: text.max(3), logo })).min(1),
  }),
  closing: z.strictObject({ title: text, text, action: link }),
  entities: z.strictObject({
    publicas: z.array(publicEntity).readonly().refine(distinct, 'each nome may stand here once'),
    outras: z.array(otherEntity).readonly().refine(distinct, 'each nome may stand here once'),
  }),
});

export type Content = z.input<typeof schema>;
