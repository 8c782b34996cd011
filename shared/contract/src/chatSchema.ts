import * as z from 'zod/mini';

const message = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));

/** Number and prefilled Portuguese greetings of every chat link. */
export const chatSchema = z.object({
  /** Where chat links point, without a trailing slash. */
  host: z.url({ protocol: /^https$/ }),
  /** Country code, area code and number, digits only. */
  phoneNumber: z.string().check(z.regex(/^\d{10,15}$/)),
  /** The text a visitor finds written when the chat opens, by occasion. */
  messages: z.object({
    default: message,
    associacao: message,
    servicos: message,
    parceiro: message,
    oportunidades: message,
    curriculo: message,
    necessidade: message,
    oferecerServico: message,
    reserva: message,
    contato: message,
    suporte: message,
  }),
});

export type ChatConfig = z.infer<typeof chatSchema>;
export type ChatMessageKey = keyof ChatConfig['messages'];
