import { chatUrl } from '@site/contract/chat.ts';
import { site } from '@site/contract/site.ts';
import type { TeaserContent } from './teaserSchema.ts';

/** Anchor of the form. */
export const FORM_ID = 'interesse';

/** The chat with the page's own message. */
export function teaserChatUrl({ message }: TeaserContent['chat']): string {
  return chatUrl(site.chat, message);
}
