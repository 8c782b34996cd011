import {
  chatAction,
  exactly,
  heading,
  icon,
  iconItem,
  link,
  questions,
  text,
  titled,
} from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';
import { carousel, closing, hero } from '../../content/fields.ts';

const reais = z.number().positive();

/** Totals and savings are computed from these, never written down. */
const plan = z.strictObject({
  name: text,
  /** Price a month, in reais. */
  monthly: reais,
  /** Left out for the plan that can be ended at any time. */
  termMonths: z.int().positive().optional(),
  badge: text.optional(),
  description: text,
  features: z.array(text).min(2),
  action: chatAction,
});

const problems = z.strictObject({ empty: text, unreadable: text, zero: text, tooMuch: text });

const testimonial = z.strictObject({
  text,
  author: text,
  role: text,
  company: text,
  /** A square picture of the author. */
  imageUrl: text.optional(),
});

export const schema = pageSchema({
  home: link,
  skipLink: text,
  /** What the page promises, in reais and percent; the calculator starts from it. */
  claims: z.strictObject({
    officeCost: reais,
    saving: reais,
    percent: z.number(),
    activation: text,
  }),
  hero: z.strictObject({
    ...hero,
    benefits: exactly(iconItem, 3),
    comparison: z.strictObject({ title: text, office: text, plan: text, note: text }),
  }),
  costs: z.strictObject({ ...heading, items: exactly(titled, 5), sum: text, basis: text }),
  calculator: z.strictObject({
    ...heading,
    label: text,
    hint: text,
    submit: text,
    problems,
    monthly: text,
    yearly: text,
    /** `{cost}` and `{saving}` are filled in. */
    summary: text,
    noSummary: text,
    action: chatAction,
  }),
  plans: z.strictObject({
    ...heading,
    plans: exactly(plan, 3),
    period: text,
    labels: z.strictObject({ term: text, total: text, saving: text, payment: text }),
    /** `{months}` is filled in. */
    term: text,
    noTerm: text,
    payment: text,
  }),
  difference: z.strictObject({
    ...heading,
    kinds: exactly(
      z.strictObject({
        icon,
        title: text,
        facts: z.array(z.strictObject({ label: text, text })).min(3),
      }),
      2,
    ),
    note: text,
    action: chatAction,
  }),
  profiles: z.strictObject({ ...heading, items: exactly(iconItem, 5) }),
  benefits: z.strictObject({ ...heading, items: exactly(titled, 6) }),
  steps: z.strictObject({ ...heading, items: exactly(titled, 3), action: chatAction }),
  testimonials: z.strictObject({
    ...heading,
    /** Says that rating and testimonials are samples. */
    note: text,
    carousel: z.strictObject(carousel),
    items: exactly(testimonial, 3),
    rating: z.strictObject({ score: text, reviews: text, description: text, icon }),
  }),
  faq: z.strictObject({ ...heading, items: questions(10), action: chatAction }),
  closing: z.strictObject(closing),
});

export type Content = z.input<typeof schema>;
export type Plan = z.input<typeof plan>;
