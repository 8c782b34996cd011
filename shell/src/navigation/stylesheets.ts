/**
 * Stylesheets of pages: links, and in the document that the browser loaded an element that names the
 * file it holds (`data-page-style`). A new one is fetched with media that never match and switched on only
 * when its page is shown, so that the page still on screen does not change under the visitor.
 */

const WAITING = 'not all';

/** Stylesheets that are being fetched, by address: a second request waits for the first. */
const fetching = new Map<string, Promise<void>>();

/** Fetches stylesheets that are not here yet; rejects if one fails. */
export async function loadStylesheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map((href) => fetching.get(href) ?? (isHere(href) ? undefined : load(href))),
  );
}

/** Switches on what the shown page needs and removes what only the page before it needed. */
export function applyStylesheets(page: Document): void {
  const needed = new Set(stylesheetsOf(page));
  for (const style of pageStyles(document)) {
    const address = addressOf(style);
    if (needed.has(address)) style.media = 'all';
    else if (!fetching.has(address)) style.remove();
  }
}

/** Addresses of a page document's own stylesheets. */
export function stylesheetsOf(page: Document): string[] {
  return pageStyles(page).map(addressOf);
}

type PageStyle = HTMLLinkElement | HTMLStyleElement;

function pageStyles(root: Document): PageStyle[] {
  return [...root.querySelectorAll<PageStyle>('[data-page-style]')];
}

function addressOf(style: PageStyle): string {
  return style.dataset.pageStyle || (style.getAttribute('href') ?? '');
}

function isHere(address: string): boolean {
  return pageStyles(document).some((style) => addressOf(style) === address);
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
