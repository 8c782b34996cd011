import { site } from '@site/site';

/** Id of a card in the page; the prefix keeps rows from taking the ids of the frame. */
export function anchorOf(id: string): string {
  return `vaga-${id}`;
}

/** Public address of one vacancy, for sharing. */
export function jobLink(id: string): string {
  return `${site.url}/vagas${jobHash(id)}`;
}

/** The hash that shows one vacancy on this page. */
export function jobHash(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

/** The id that a hash names; empty when it names none. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
