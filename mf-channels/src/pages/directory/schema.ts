import { headSchema } from '@site/content/page.ts';
import * as z from 'zod';
import { LOGO_SHAPES, LOGO_TONES } from './entities.ts';
import { ENTITY_TYPES } from './filter.ts';

const text = z.string().trim().min(1);
const website = z.url({ protocol: /^https$/ });
const mailto = z.string().regex(/^mailto:[^\s@]+@[^\s@]+$/, 'expected mailto:name@domain');
const link = z.union([website, mailto]);
const inPage = z.string().regex(/^[/#]/);
const logo = z.object({ shape: z.enum(LOGO_SHAPES), tone: z.enum(LOGO_TONES) });

const publicEntity = z.object({ nome: text, sigla: text.max(7), logo, link });
const otherEntity = z.object({ nome: text, descricao: text, tipo: text, link });

/** Two entities of one name would be two rows with one key. */
function distinct<Entity extends { nome: string }>(entities: readonly Entity[]): boolean {
  return new Set(entities.map(({ nome }) => nome)).size === entities.length;
}

export const schema = z.object({
  head: headSchema,
  hero: z.object({
    eyebrow: text,
    title: text,
    lead: text,
    action: z.object({ label: text, href: inPage }),
  }),
  mainChannels: z
    .array(z.object({ icon: text, title: text, text, action: text, link: website }))
    .length(2),
  search: z.object({
    heading: text,
    label: text,
    placeholder: text,
    tip: text,
    typeLabel: text,
    types: z.array(z.object({ value: z.enum(ENTITY_TYPES), label: text })).length(3),
    clear: text,
    result: text,
    results: text,
    suggestionsLabel: text,
    suggestions: z.array(text),
    noScript: text,
  }),
  publicas: z.object({ heading: text, empty: text }),
  report: z.object({ title: text, text, action: text, link: website }),
  outras: z.object({ heading: text, empty: text }),
  empty: z.object({ title: text, text, action: text }),
  supporters: z.object({
    heading: text,
    intro: text,
    label: text,
    previous: text,
    next: text,
    note: text,
    items: z.array(z.object({ name: text, initials: text.max(3), logo })).min(1),
  }),
  closing: z.object({ title: text, text, action: z.object({ label: text, href: inPage }) }),
  entities: z.object({
    publicas: z.array(publicEntity).refine(distinct, 'each nome may stand here once'),
    outras: z.array(otherEntity).refine(distinct, 'each nome may stand here once'),
  }),
});
