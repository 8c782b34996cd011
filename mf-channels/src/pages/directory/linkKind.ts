import { chatIcon, externalIcon, mailIcon } from '@site/design/ui/icons/icons.ts';
import { site } from '@site/site';
import { content } from './content.ts';

/** Says where a link leads, in words and as an icon: a mailbox, a chat, or the website by its host name. */
export function linkKind(link: string) {
  if (link.startsWith('mailto:')) return { icon: mailIcon, label: link.slice('mailto:'.length) };
  if (link.startsWith(`${site.chat.host}/`)) return { icon: chatIcon, label: content.chatPlace };
  return { icon: externalIcon, label: placeOf(new URL(link)) };
}

/** Many bodies share the host of their government: there the first folder distinguishes them. */
function placeOf({ hostname, pathname }: URL): string {
  const host = hostname.replace(/^www\./, '');
  const [, folder] = pathname.split('/');
  return folder && /(^|\.)gov\.br$/.test(host) ? `${host}/${folder}` : host;
}
