import { site } from './site.ts';

export interface ChatTarget {
  /** Another number than the association's, digits only (the collagen consultant's). */
  phoneNumber?: string | undefined;
  /** Further query parameters behind the text, as in `{ utm_source: 'site' }`. */
  query?: Record<string, string> | undefined;
}

/** Address of a chat with the text prefilled: `{host}/{phone}?text={encoded}`. */
export function chatUrl(text: string, target: ChatTarget = {}): string {
  const { host, phoneNumber } = site.chat;
  const extra = Object.entries(target.query ?? {})
    .map(([name, value]) => `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('');
  return `${host}/${target.phoneNumber ?? phoneNumber}?text=${encodeURIComponent(text)}${extra}`;
}
