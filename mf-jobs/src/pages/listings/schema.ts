import { pageContentSchema } from '@site/content/page.ts';
import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(2));

/** A text with places to fill: the build fails when one of them is missing. */
function template(...places: string[]) {
  return text.check(
    z.refine((value) => places.every((place) => value.includes(`{${place}}`)), {
      error: `needs ${places.map((place) => `{${place}}`).join(', ')}`,
    }),
  );
}

const counted = z.object({ one: text, many: template('count') });
const kind = (...places: string[]) =>
  z.object({ badge: text, document: text, action: text, message: template(...places) });

export const schema = z.extend(pageContentSchema, {
  hero: z.object({
    title: text,
    eyebrow: text,
    lead: text,
    links: z.array(z.object({ before: text, label: text, href: z.string().check(z.regex(/^\//)) })),
  }),
  board: z.object({
    heading: text,
    loading: text,
    empty: text,
    emptyHint: text,
    emptyAction: text,
    count: counted,
    found: counted,
    range: template('from', 'to'),
    loadingRest: text,
    linkedGone: text,
  }),
  search: z.object({
    label: text,
    placeholder: text,
    clear: text,
    none: template('query'),
    noneHint: text,
  }),
  pager: z.object({ label: text, previous: text, next: text, place: template('page', 'pages') }),
  failure: z.object({ title: text, restTitle: text, retry: text, chat: text }),
  noScript: z.object({ text, action: text }),
  card: z.object({
    offer: kind('title', 'company', 'link'),
    resume: kind('title', 'link'),
    zipLabel: text,
    unnamedCompany: text,
    requirements: text,
    benefits: text,
    showAll: text,
    showFewer: text,
    copyLink: text,
    linkCopied: text,
    copyByHand: text,
  }),
});

export type ListingsContent = z.infer<typeof schema>;
