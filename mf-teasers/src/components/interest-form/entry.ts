import * as z from 'zod/mini';
import { interestForm } from '../../content/interestForm.ts';
import type { Content } from '../../schemas/teaser.ts';
import { isPhone } from './phone.ts';

const { errors } = interestForm;

const trimmed = () => z.string().check(z.trim());

/** One interested person, as the form gives it. */
export const entrySchema = z.object({
  name: trimmed().check(z.minLength(3, errors.name)),
  email: trimmed().check(z.email(errors.email)),
  // Ten characters are the least, and a telephone it must be.
  whatsapp: trimmed().check(z.minLength(10, errors.whatsapp), z.refine(isPhone, errors.whatsapp)),
  company: z.optional(trimmed()),
});

export type InterestEntry = z.infer<typeof entrySchema>;

/** The pages that ask for interest. */
export type Interest = Content['interest'];

/** An entry that says what the person is interested in. */
export type TaggedEntry = InterestEntry & { interest: Interest };
