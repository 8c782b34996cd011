import type { IconName } from '@site/design/ui/icons/paths.ts';
import { site } from '@site/site';
import { content } from './content.ts';

/** What a link leads to, in words and as an icon. */
export interface LinkKind {
  icon: IconName;
  label: string;
}

/** Says where a link leads: a mailbox, a chat, or the website by its host name. */
export function linkKind(link: string): LinkKind {
  if (link.startsWith('mailto:')) return { icon: 'mail', label: link.slice('mailto:'.length) };
  if (link.startsWith(`${site.chat.host}/`)) return { icon: 'chat', label: content.chatPlace };
  return { icon: 'external', label: placeOf(new URL(link)) };
}

/** Many bodies share the host of their government: there the first folder distinguishes them. */
function placeOf({ hostname, pathname }: URL): string {
  const host = hostname.replace(/^www\./, '');
  const [, folder] = pathname.split('/');
  return folder && /(^|\.)gov\.br$/.test(host) ? `${host}/${folder}` : host;
}
