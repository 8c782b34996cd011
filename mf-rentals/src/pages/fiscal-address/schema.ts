import { pageContentSchema } from '@site/content/page.ts';
import * as z from 'zod/mini';
import {
  chatAction,
  closing,
  exactly,
  heading,
  hero,
  icon,
  iconItem,
  text,
  titled,
} from '../../components/content/schemas.ts';

const reais = z.number().check(z.positive());

/** Totals and savings are computed from these, never written down. */
const plan = z.object({
  name: text,
  /** Price a month, in reais. */
  monthly: reais,
  /** Left out for the plan that can be ended at any time. */
  termMonths: z.optional(z.int().check(z.positive())),
  badge: z.optional(text),
  description: text,
  features: z.array(text).check(z.minLength(2)),
  action: chatAction,
});

const problems = z.object({ empty: text, unreadable: text, zero: text, tooMuch: text });

const testimonial = z.object({ text, author: text, role: text, company: text });

export const schema = z.extend(pageContentSchema, {
  name: text,
  skipLink: text,
  /** What the page promises, in reais and percent; the calculator starts from it. */
  claims: z.object({ officeRent: reais, saving: reais, percent: z.number(), activation: text }),
  hero: z.extend(hero, {
    benefits: exactly(iconItem, 3),
    comparison: z.object({ title: text, office: text, plan: text, note: text }),
  }),
  costs: z.extend(heading, { items: exactly(titled, 5), sum: text }),
  calculator: z.extend(heading, {
    label: text,
    hint: text,
    submit: text,
    problems,
    caption: text,
    columns: z.object({ plan: text, monthly: text, yearly: text }),
    noSaving: text,
    /** `{rent}` and `{saving}` are filled in. */
    summary: text,
    noSummary: text,
    action: chatAction,
  }),
  plans: z.extend(heading, {
    plans: exactly(plan, 3),
    period: text,
    labels: z.object({ term: text, total: text, saving: text, payment: text }),
    /** `{months}` is filled in. */
    term: text,
    noTerm: text,
    payment: text,
  }),
  difference: z.extend(heading, {
    kinds: exactly(
      z.object({
        icon,
        title: text,
        facts: z.array(z.object({ label: text, text })).check(z.minLength(3)),
      }),
      2,
    ),
    note: text,
    action: chatAction,
  }),
  profiles: z.extend(heading, { items: exactly(iconItem, 5) }),
  benefits: z.extend(heading, { items: exactly(titled, 6) }),
  steps: z.extend(heading, { items: exactly(titled, 3), action: chatAction }),
  testimonials: z.extend(heading, {
    label: text,
    carousel: text,
    slide: text,
    previous: text,
    next: text,
    /** `{number}` and `{count}` are filled in. */
    position: text,
    items: exactly(testimonial, 3),
    rating: z.object({ score: text, reviews: text, description: text, icon }),
  }),
  faq: z.extend(heading, {
    items: exactly(z.object({ question: text, answer: text }), 10),
    action: chatAction,
  }),
  closing,
});

export type Content = z.infer<typeof schema>;
export type Plan = z.infer<typeof plan>;
