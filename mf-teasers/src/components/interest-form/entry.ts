import { fill } from '@site/content/fill.ts';
import * as z from 'zod/mini';
import { interestForm } from '../../content/interestForm.ts';

const { errors, fields } = interestForm;

/** Some chat apps cut the address of a longer message. */
const MAX_LENGTH = 100;

const line = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_LENGTH, { abort: true, error: fill(errors.long, { label, MAX_LENGTH }) }),
    );

/** One entry of the form. */
export const entrySchema = z.object({
  name: line(fields.name.label).check(z.minLength(3, errors.name)),
  email: line(fields.email.label).check(z.email(errors.email)),
  // Anything of ten characters: a username and a number from abroad are as good as a Brazilian one.
  whatsapp: line(fields.whatsapp.label).check(z.minLength(10, errors.whatsapp)),
  company: z.optional(line(fields.company.label)),
});

export type InterestEntry = z.infer<typeof entrySchema>;

/** The pages that ask for interest. */
export type Interest = 'Marketplace' | 'CRM';

/** The prefilled chat message after a success: name, e-mail, company and the page's tag. */
export function interestMessage(
  texts: typeof interestForm.send,
  interest: Interest,
  { name, email, company }: InterestEntry,
): string {
  const lines = [texts.greeting, texts.name, texts.email, ...(company ? [texts.company] : [])];
  return lines
    .map((line) => fill(line, { interest, name, email, company: company ?? '' }))
    .join('\n');
}
