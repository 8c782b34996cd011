import { site } from '@site/site';

/** Public address of one vacancy's page, for sharing. */
export function jobLink(path: string): string {
  return `${site.url}${path}`;
}

/** What a hash names: in `/vagas#17`, as vacancies were linked once, an id. Empty when nothing. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
