import { chatAction, pageHref, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

/** A text with places to fill: the build fails when one of them is missing. */
const template = (...places: string[]) =>
  text.refine((value) => places.every((place) => value.includes(`{${place}}`)), {
    error: `needs ${places.map((place) => `{${place}}`).join(', ')}`,
  });

const counted = z.strictObject({ one: text, many: template('count') });
const kind = (...places: string[]) =>
  z.strictObject({ badge: text, document: text, action: text, message: template(...places) });

export const schema = pageSchema({
  hero: z.strictObject({
    title: text,
    eyebrow: text,
    lead: text,
    links: z.array(z.strictObject({ before: text, label: text, href: pageHref })),
  }),
  board: z.strictObject({
    heading: text,
    loading: text,
    empty: text,
    emptyHint: text,
    emptyAction: chatAction,
    count: counted,
    found: counted,
    /** Goes on from the count. */
    range: template('from', 'to'),
    loadingRest: text,
    changed: template('date'),
    /** The database does not answer. */
    stale: template('date'),
    olderHeading: template('from', 'to'),
    olderTitle: template('from', 'to'),
    all: text,
    feed: text,
  }),
  search: z.strictObject({
    label: text,
    placeholder: text,
    clear: text,
    none: template('query'),
    noneHint: text,
    loading: text,
    failed: text,
    failedHint: text,
    more: text,
  }),
  pager: z.strictObject({
    label: text,
    previous: text,
    next: text,
    place: template('page', 'pages'),
    newer: text,
    older: text,
  }),
  failure: z.strictObject({
    title: text,
    restTitle: text,
    retry: text,
    chat: chatAction,
    reasons: z.strictObject({
      timeout: text,
      network: text,
      unreadable: text,
      refused: text,
      busy: text,
      broken: text,
      /** A part of the page itself did not load. */
      code: text,
      /** Before a message of the backend that is not in Portuguese. */
      foreign: template('ours', 'message'),
    }),
  }),
  noScript: z.strictObject({ text, action: chatAction }),
  card: z.strictObject({
    offer: kind('title', 'company', 'link'),
    resume: kind('title', 'link'),
    /** Before the date. */
    posted: text,
    /** Before the postal code. */
    zipLabel: text,
    /** Alternative text of the picture of an offer that names no company. */
    unnamedCompany: text,
    requirements: text,
    benefits: text,
    showAll: text,
    copyLink: text,
    copyLinkHint: text,
    linkCopied: text,
    /** When the browser refuses: the address stands behind it then. */
    copyByHand: text,
  }),
});

export type Content = z.input<typeof schema>;
export type CardTexts = Content['card'];
