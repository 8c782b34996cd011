import { pageOfRaw, rawPath } from '@site/contract/paths.ts';

const KEPT_MS = 30_000;
const documents = new Map<string, { page: Promise<FetchedPage>; until: number }>();

/** A page document as the remote published it, without the shell's parts. */
export interface FetchedPage {
  /** Where it was found: another path than asked for after a redirect. */
  pathname: string;
  html: string;
}

/**
 * Fetches the document of a path, once within half a minute: a prefetch serves the navigation.
 * Rejects when there is no such page or no connection.
 */
export function fetchPage(pathname: string): Promise<FetchedPage> {
  const known = documents.get(pathname);
  if (known && known.until > Date.now()) return known.page;
  const page = request(pathname);
  documents.set(pathname, { page, until: Date.now() + KEPT_MS });
  page.catch(() => documents.delete(pathname));
  return page;
}

/** Parses a fetched page anew for each visit: its nodes move into the page. */
export function parsePage({ html }: FetchedPage): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

async function request(pathname: string): Promise<FetchedPage> {
  const response = await fetch(rawPath(pathname), { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${pathname} answered with status ${response.status}.`);
  return { pathname: pageOfRaw(new URL(response.url).pathname), html: await response.text() };
}
