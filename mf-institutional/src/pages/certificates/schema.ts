import {
  chatAction,
  exactly,
  heading,
  iconItem,
  link,
  questions,
  text,
} from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';
import { certificateOffers } from '../../content/fields.ts';

const question = z.strictObject({
  legend: text,
  options: exactly(z.strictObject({ value: z.string().regex(/^[a-z]+$/), label: text }), 2),
});

export const schema = pageSchema({
  hero: z.strictObject({ title: text, lead: text, chat: chatAction, prices: text }),
  offers: z.strictObject({
    ...heading,
    items: certificateOffers,
    /** Buttons of an offer; `{title}` is its name. */
    issue: chatAction,
    renew: chatAction,
    renewal: text,
    format: text,
    validity: text,
  }),
  /** Three questions with two answers each; what follows from them is an offer. */
  chooser: z.strictObject({
    ...heading,
    holder: question,
    format: question,
    request: question,
    waiting: text,
    answer: text,
    /** In place of a price there is none of. */
    onRequest: text,
  }),
  types: z.strictObject({
    ...heading,
    items: exactly(z.strictObject({ ...iconItem.shape, validity: text }), 2),
  }),
  faq: z.strictObject({ heading: text, items: questions(5) }),
  help: z.strictObject({ heading: text, text, chat: chatAction, partner: link }),
});

export type Content = z.input<typeof schema>;
