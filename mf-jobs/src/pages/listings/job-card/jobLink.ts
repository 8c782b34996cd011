import { site } from '@site/site';

/** Public address of one vacancy's page, for sharing. */
export function jobLink(path: string): string {
  return `${site.url}${path}`;
}
