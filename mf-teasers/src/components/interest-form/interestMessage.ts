import { fill } from '@site/content/fill.ts';
import type { interestForm } from '../../content/interestForm.ts';
import type { Interest, InterestEntry } from './entry.ts';

/** The prefilled chat message after a success: name, e-mail, company and the page's tag. */
export function interestMessage(
  texts: typeof interestForm.send,
  interest: Interest,
  { name, email, company }: InterestEntry,
): string {
  const lines = [texts.greeting, texts.name, texts.email, ...(company ? [texts.company] : [])];
  return lines
    .map((line) => fill(line, { interest, name, email, company: company ?? '' }))
    .join('\n');
}
