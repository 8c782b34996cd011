import type { ChatConfig } from './chatSchema.ts';

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
