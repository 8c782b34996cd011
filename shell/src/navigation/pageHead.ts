import { HAS_BOTTOM_BAR } from '@site/contract/bottomBar.ts';
import { MODULE_LIST } from '@site/contract/moduleList.ts';
import { site } from '@site/site';
import * as z from 'zod/mini';

/** Swaps the tags of the head that belong to a page: title, description, canonical, social tags. */
export function applyHead(page: Document, pathname: string): void {
  const hasBar = page.documentElement.hasAttribute(HAS_BOTTOM_BAR);
  document.documentElement.toggleAttribute(HAS_BOTTOM_BAR, hasBar);
  for (const tag of document.head.querySelectorAll('[data-page-head]')) tag.remove();
  for (const tag of page.head.querySelectorAll('[data-page-head]')) {
    document.head.append(document.importNode(tag, true));
  }
  addCanonical(pathname);
}

/**
 * One document answers for all addresses of a pattern, as `/blog/economia`, and names none of them:
 * each is its own canonical address.
 */
export function addCanonical(pathname: string): void {
  const { head } = document;
  const robots = head.querySelector('meta[name=robots]')?.getAttribute('content');
  if (!robots?.startsWith('index') || head.querySelector('link[rel=canonical]')) return;
  const url = site.url + pathname;
  append('link', { rel: 'canonical', href: url });
  append('meta', { property: 'og:url', content: url });
}

function append(name: 'link' | 'meta', attributes: Record<string, string>): void {
  const tag = document.createElement(name);
  tag.dataset.pageHead = '';
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
  document.head.append(tag);
}

/** Asks for a page's modules at once, instead of one after the other as imports are met. */
export function preloadModules(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`))
      continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** The modules that a page document lists. */
export function preloadsOf(page: Document): string[] {
  const lists = [...page.querySelectorAll(`script[${MODULE_LIST}]`)];
  return lists.flatMap(({ textContent }) => z.array(z.string()).parse(JSON.parse(textContent)));
}

/*
 * Stylesheets of pages are links, or in the document that the browser loaded elements that name the
 * file it holds (`data-page-style`). A new one is fetched with media that never match and switched on only
 * when its page is shown, so that the page still on screen does not change under the visitor.
 */
const WAITING = 'not all';

/** Stylesheets that are being fetched, by address: a second request waits for the first. */
const fetching = new Map<string, Promise<void>>();

/** Fetches stylesheets that are not here yet; rejects if one fails. */
export async function loadStylesheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((href) => fetching.get(href) ?? load(href)));
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

function load(href: string): Promise<void> | undefined {
  if (pageStyles(document).some((style) => addressOf(style) === href)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = WAITING;
  link.dataset.pageStyle = '';
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The stylesheet ${href} could not be loaded.`));
    };
  }).finally(() => fetching.delete(href));
  fetching.set(href, loading);
  document.head.append(link);
  return loading;
}
