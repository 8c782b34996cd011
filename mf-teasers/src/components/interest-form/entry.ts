import * as z from 'zod/mini';

/** What the three rules say when they are broken. */
export const messages = {
  name: 'Nome deve ter pelo menos 3 caracteres',
  email: 'E-mail inválido',
  whatsapp: 'WhatsApp inválido',
} as const;

const trimmed = () => z.string().check(z.trim());

/** One interested person, as the form gives it. */
export const entrySchema = z.object({
  name: trimmed().check(z.minLength(3, messages.name)),
  email: trimmed().check(z.email(messages.email)),
  whatsapp: trimmed().check(z.minLength(10, messages.whatsapp)),
  company: z.optional(trimmed()),
});

export type InterestEntry = z.infer<typeof entrySchema>;

/** The pages that ask for interest. */
export type Interest = 'Marketplace' | 'CRM';

/** An entry that says what the person is interested in. */
export type TaggedEntry = InterestEntry & { interest: Interest };
