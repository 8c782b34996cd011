import { fill } from '@site/content/fill.ts';
import { chatUrl } from '@site/site/chat.ts';
import { content } from './content.ts';

/** Longest question that a chat opens with. */
const LONGEST = 120;

/** Address of the chat, with a message that names what was looked for. */
export function askByChat(question: string): string {
  const asked = question.trim().slice(0, LONGEST).toWellFormed();
  return chatUrl(asked ? fill(content.chatMessage, { question: asked }) : content.chatMessageAlone);
}
