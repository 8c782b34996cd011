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

export interface ChatTarget {
  /** Another number than the association's, digits only (the collagen consultant's). */
  phoneNumber?: string;
  /** Further query parameters behind the text, as in `{ utm_source: 'site' }`. */
  query?: Record<string, string>;
}

/**
 * Address of a chat with the text prefilled: `{host}/{phone}?text={encoded}`.
 * `text` is the message itself; use `chat.messages[key]` for a preset one.
 */
export function chatUrl(chat: ChatConfig, text: string, target: ChatTarget = {}): string {
  const extra = Object.entries(target.query ?? {})
    .map(([name, value]) => `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('');
  const phone = target.phoneNumber ?? chat.phoneNumber;
  return `${chat.host}/${phone}?text=${encodeURIComponent(text)}${extra}`;
}
