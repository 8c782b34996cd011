import { fold } from '@site/content/words.ts';

const MAX_SLUG_LENGTH = 40;

/** Where a vacancy's own page is: its title in words, then its id. */
export function vacancyPath(id: string, title: string): string {
  return `/vagas/${[slugOf(title), idPart(id)].filter(Boolean).join('-')}`;
}

/** The id of a row (a UUID, or a number) at the end of an address; empty where there is none. */
export function idOfPath(param: string): string {
  return /(?:^|-)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+)$/.exec(param)?.[1] ?? '';
}

/** Whole words of a title, as many as fit. */
function slugOf(title: string): string {
  const words = fold(title).match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > MAX_SLUG_LENGTH) break;
    slug = longer;
  }
  return slug;
}

/** An id for an address; where it has other characters, all of them become code points in base 36. */
function idPart(id: string): string {
  if (/^[a-z0-9-]+$/.test(id)) return id;
  return Array.from(id, (letter) => letter.codePointAt(0)?.toString(36) ?? '').join('-');
}
