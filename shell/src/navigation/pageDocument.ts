import { type PageContainer, pageContainerSchema } from '@site/contract/contract.ts';
import { pageOfRaw, rawPath } from '@site/contract/paths.ts';
import { fetchInTime } from '@site/site/inTime.ts';

/** A page on its way to the screen, or on it. */
export interface LoadedPage {
  pathname: string;
  /** Owner and build of the page; `null` where this shell does not know its contract. */
  container: PageContainer | null;
  element: HTMLElement;
  /** The page document it came in; `null` for the page that the browser itself loaded. */
  document: Document | null;
}

/**
 * Finds the element of the page; `container` is `null` where its contract is unknown.
 * @throws Error when the document holds no page.
 */
export function findPage(root: ParentNode): Pick<LoadedPage, 'container' | 'element'> {
  const element = root.querySelector<HTMLElement>('[data-remote]');
  if (!element) throw new Error('The document holds no page: no element with data-remote.');
  const { remote, entry, page, contract, requires } = element.dataset;
  const parsed = pageContainerSchema.safeParse({ remote, entry, page, contract, requires });
  return { element, container: parsed.success ? parsed.data : null };
}

/** The page that the browser loaded: it stands already, only its code is still to come. */
export function firstPage(): LoadedPage {
  return { pathname: window.location.pathname, ...findPage(document), document: null };
}

const KEPT_MS = 30_000;
const documents = new Map<string, { page: ReturnType<typeof request>; until: number }>();

/** Fetches the document of a path, once within half a minute: a prefetch serves the navigation. */
export function fetchPage(pathname: string): ReturnType<typeof request> {
  const known = documents.get(pathname);
  if (known && known.until > Date.now()) return known.page;
  const page = request(pathname);
  documents.set(pathname, { page, until: Date.now() + KEPT_MS });
  page.catch(() => documents.delete(pathname));
  return page;
}

/** A page document without the shell's parts, and its path, which differs after a redirect. */
async function request(pathname: string) {
  const response = await fetchInTime(rawPath(pathname), { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${pathname} answered with status ${response.status}.`);
  return { pathname: pageOfRaw(new URL(response.url).pathname), html: await response.text() };
}
