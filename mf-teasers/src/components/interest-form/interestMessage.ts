import { fill } from '@site/content/fill.ts';
import type { Content } from '../../schemas/teaser.ts';
import type { TaggedEntry } from './entry.ts';

/** What the chat opens with after a success: who is interested, and in what. */
export function interestMessage(texts: Content['form']['send'], entry: TaggedEntry): string {
  const { interest, name, email, company } = entry;
  const lines = [texts.greeting, texts.name, texts.email, ...(company ? [texts.company] : [])];
  return lines
    .map((line) => fill(line, { interest, name, email, company: company ?? '' }))
    .join('\n');
}
