import { site } from '@site/contract/site.ts';
import type { IconName } from '@site/ui/icons/paths.ts';

/** What a link leads to, in words and as an icon. */
export interface LinkKind {
  icon: IconName;
  label: string;
}

/** Says where a link leads: a mailbox, a chat, or the website by its host name. */
export function linkKind(link: string): LinkKind {
  if (link.startsWith('mailto:')) return { icon: 'mail', label: link.slice('mailto:'.length) };
  if (link.startsWith(site.chat.host)) return { icon: 'chat', label: 'WhatsApp' };
  return { icon: 'external', label: new URL(link).hostname.replace(/^www\./, '') };
}
