import type { SiteRouter } from '@site/runtime';
import { prefetchPage } from './loadPage.ts';

/** Lets every plain link, the shell's and the remotes', navigate without a reload, and prefetches. */
export function followLinks(router: SiteRouter): void {
  document.addEventListener('click', (event) => {
    const url = internalLink(event);
    if (!url || !isPlainClick(event)) return;
    if (isSamePage(url) && url.hash) return;
    event.preventDefault();
    // A link to the current address adds no entry to the history, as in browsers.
    const replace = url.href === window.location.href;
    router.navigate(url.pathname + url.search + url.hash, { replace });
  });
  prefetchLinks();
}

/** A pointer or a focus that only passes over a link stays on it for less. */
const DWELL_MS = 65;

/** Prefetches the page of a link that is touched, or that pointer or focus stay on. */
export function prefetchLinks(): void {
  let last = '';
  let fetching = Promise.resolve();
  /** One page at a time: of the links met meanwhile, the last one. */
  const fetchNext = (pathname: string) => {
    last = pathname;
    fetching = fetching.then(() => (last === pathname ? prefetchPage(pathname) : undefined));
  };
  // One timer for each event: the focus may scroll the page and move another element under the pointer.
  for (const type of ['pointerover', 'focusin']) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMeet = (event: Event) => {
      clearTimeout(timer);
      const pathname = prefetchable(event);
      if (pathname) timer = setTimeout(fetchNext, DWELL_MS, pathname);
    };
    document.addEventListener(type, onMeet, { passive: true });
  }
  const onTouch = (event: Event) => {
    const pathname = prefetchable(event);
    if (pathname) void prefetchPage(pathname);
  };
  document.addEventListener('touchstart', onTouch, { passive: true });
}

function prefetchable(event: Event): string | undefined {
  const url = internalLink(event);
  return url && !isSamePage(url) && !savesData() ? url.pathname : undefined;
}

/** The address of the link under an event, if it leads to a page of this site. */
function internalLink(event: Event): URL | undefined {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || 'reload' in link.dataset) return;
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
