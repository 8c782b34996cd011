import type { SiteRouter } from '@site/runtime';
import { prefetchPage } from './loadPage.ts';

/**
 * Makes every ordinary link of the page, whoever rendered it, navigate without a reload, and
 * prefetches what a visitor is about to follow. A link that asks for something else keeps it.
 */
export function followLinks(router: SiteRouter): void {
  document.addEventListener('click', (event) => {
    const url = internalLink(event);
    if (!url || !isPlainClick(event)) return;
    if (isSamePage(url) && url.hash) return;
    event.preventDefault();
    void router.navigate(url.pathname + url.search + url.hash);
  });
  const prefetch = (event: Event) => {
    const url = internalLink(event);
    if (url && !isSamePage(url) && !savesData()) prefetchPage(url.pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}

/** The address of the link under an event, if it leads to a page of this site and is no button. */
export function internalLink(event: Event): URL | undefined {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>('a[href]:not([role=button])');
  if (!link || link.target || link.hasAttribute('download') || 'reload' in link.dataset) {
    return undefined;
  }
  const url = new URL(link.href, window.location.href);
  const isPage = url.origin === window.location.origin && !/\.\w+$/.test(url.pathname);
  return isPage ? url : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function isSamePage(url: URL): boolean {
  return url.pathname === window.location.pathname && url.search === window.location.search;
}

function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}
