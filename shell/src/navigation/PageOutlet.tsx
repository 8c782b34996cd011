import { SEARCH_PATH } from '@site/contract/paths.ts';
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import { MAIN_ID, mainElement } from '../browser/marks.ts';
import { SEARCH_FIELD_ID } from '../search/searchField.ts';
import type { LoadedPage } from './pageDocument.ts';
import type { PageHost } from './pageHost.ts';
import { scrollToTop } from './scrollToTop.ts';

/** What shows pages in the outlet; none while the frame is rendered on the server. */
export const PageHostContext = createContext<Pick<PageHost, 'show'> | null>(null);

/** One object for all renders: React must never touch what stands inside. */
const OPAQUE = { __html: '' };

/** Where pages appear; its content belongs to the page's remote, not to the shell's root. */
export function PageOutlet() {
  const page = useLoaderData<LoadedPage>();
  const host = useContext(PageHostContext);
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (main.current) host?.show(page, main.current);
  }, [host, page]);
  return (
    <main
      ref={main}
      id={MAIN_ID}
      tabIndex={-1}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it did not write.
      dangerouslySetInnerHTML={OPAQUE}
    />
  );
}

/** What a visitor notices of a navigation besides the page: scroll, focus, announcement. */
export function NavigationEffects() {
  const { pathname } = useLoaderData<LoadedPage>();
  return (
    <>
      <ScrollRestoration />
      <ScrollToTop />
      <Announcement pathname={pathname} />
      <SearchFocus />
    </>
  );
}

/**
 * After `ScrollRestoration`: repeats what it did, in case the new page still grows. What a page does
 * to its own address (a filter in the query) is left to that.
 */
function ScrollToTop() {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (key !== 'default' && type !== 'POP' && !isSamePage && !hash) return scrollToTop();
  }, [key, type, hash, pathname]);
  return null;
}

/** Moves focus to the new page and reads its title to screen readers; not for the first page. */
function Announcement({ pathname }: { pathname: string }) {
  const first = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    setTitle(document.title);
    if (!window.location.hash) mainElement()?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/**
 * After `Announcement`: a visitor who follows a link to the search types at once. Back, a reload and
 * an address with a question leave the focus where it is.
 */
function SearchFocus() {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation.
  useEffect(() => {
    const isFollowed = key === 'default' ? isDocumentFollowed() : type === 'PUSH';
    if (!isFollowed || pathname !== SEARCH_PATH || search) return;
    document.getElementById(SEARCH_FIELD_ID)?.focus({ preventScroll: true });
  }, [key]);
  return null;
}

/** Whether a link of this site led to this document, and the visitor has not moved the focus yet. */
function isDocumentFollowed(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isNavigated = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  const isFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  return isNavigated && isFromHere && document.activeElement === document.body;
}
