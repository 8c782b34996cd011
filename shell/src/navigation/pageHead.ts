import { HAS_BOTTOM_BAR } from '@site/contract/bottomBar.ts';
import { appendLink } from '../browser/appendLink.ts';

/** Swaps the tags of the head that belong to a page: title, description, canonical, social tags. */
export function applyHead(page: Document): void {
  const hasBar = page.documentElement.hasAttribute(HAS_BOTTOM_BAR);
  document.documentElement.toggleAttribute(HAS_BOTTOM_BAR, hasBar);
  for (const tag of document.head.querySelectorAll('[data-page-head]')) tag.remove();
  for (const tag of page.head.querySelectorAll('[data-page-head]')) {
    document.head.append(document.importNode(tag, true));
  }
}

/* A new page's stylesheet is fetched with media that never match, until it is shown: nothing changes before. */
const WAITING = 'not all';

/** Fetches stylesheets that are not here yet, each once; rejects if one fails. */
export async function loadStylesheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(loadStylesheet));
}

function loadStylesheet(address: string): Promise<unknown> {
  const known = pageStyles(document).find((style) => addressOf(style) === address);
  const waiting = { rel: 'stylesheet', href: address, media: WAITING, 'data-page-style': '' };
  const style = known ?? appendLink(waiting);
  return new Promise((resolve, reject) => {
    // Until it is here it has no rules.
    if (style.sheet) return resolve(style);
    style.addEventListener('load', resolve);
    style.addEventListener('error', () => {
      style.remove();
      reject(new Error(`The stylesheet ${address} could not be loaded.`));
    });
  });
}

/** Enables the stylesheets of the shown page and removes those that only the former page needed. */
export function applyStylesheets(page: Document): void {
  const needed = new Set(stylesheetsOf(page));
  for (const style of pageStyles(document)) {
    if (needed.has(addressOf(style))) style.media = 'all';
    else if (style.sheet) style.remove();
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
