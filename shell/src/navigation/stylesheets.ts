/**
 * Stylesheets of pages. A new one is fetched with media that never match and switched on only
 * when its page is shown, so that the page still on screen does not change under the visitor.
 */

const WAITING = 'not all';

/** Stylesheets that are being fetched, by address: a second request waits for the first. */
const fetching = new Map<string, Promise<void>>();

/** Fetches stylesheets that are not here yet; rejects if one fails. */
export async function loadStylesheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map((href) => fetching.get(href) ?? (findLink(href) ? undefined : load(href))),
  );
}

/** Switches on what the shown page needs and removes what only the page before it needed. */
export function applyStylesheets(page: Document): void {
  const needed = new Set(stylesheetsOf(page));
  for (const link of pageLinks(document)) {
    const href = link.getAttribute('href') ?? '';
    if (needed.has(href)) link.media = 'all';
    else if (!fetching.has(href)) link.remove();
  }
}

/** Addresses of a page document's own stylesheets. */
export function stylesheetsOf(page: Document): string[] {
  return pageLinks(page).map((link) => link.getAttribute('href') ?? '');
}

function pageLinks(root: Document): HTMLLinkElement[] {
  return [...root.querySelectorAll<HTMLLinkElement>('link[data-page-style]')];
}

function findLink(href: string): HTMLLinkElement | undefined {
  return pageLinks(document).find((link) => link.getAttribute('href') === href);
}

function load(href: string): Promise<void> {
  const loading = appendWaiting(href).finally(() => fetching.delete(href));
  fetching.set(href, loading);
  return loading;
}

function appendWaiting(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = WAITING;
  link.dataset.pageStyle = '';
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The stylesheet ${href} could not be loaded.`));
    };
    document.head.append(link);
  });
}
