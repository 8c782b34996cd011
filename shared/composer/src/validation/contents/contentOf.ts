import { sha256Of } from '@site/contract/sha256.ts';
import { tagsOf } from './htmlTags.ts';

const LINKS = ['href', 'alt', 'aria-label'];

/**
 * Fingerprint of what a reader of a page reads: title, description, texts, links, alternative texts
 * and structured data. Another build with other file names and classes has the same.
 */
export function contentOf(document: string): string {
  const told: string[] = [];
  let text = '';
  let at = document.length;
  let isBody = false;
  for (const { name, attributes, start, end, text: own } of tagsOf(document)) {
    if (isBody) text += textBetween(document, at, start);
    at = end + own.length;
    isBody ||= name === 'body';
    if (name === 'title') told.push(own);
    if (attributes.get('type') === 'application/ld+json') told.push(own);
    if (attributes.get('name') === 'description') told.push(attributes.get('content') ?? '');
    if (isBody) told.push(...LINKS.flatMap((link) => attributes.get(link) ?? []));
  }
  text += textBetween(document, at, document.length);
  return sha256Of(JSON.stringify([told, text.replace(/\s+/g, ' ')])).slice(0, 16);
}

/** What stands between two opening tags, without end tags and comments. */
function textBetween(document: string, from: number, to: number): string {
  const parts = document.slice(from, to).split('<');
  return parts
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ');
}
