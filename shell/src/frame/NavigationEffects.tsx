import { SEARCH_PATH } from '@site/contract/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import { mainElement } from '../browser/marks.ts';
import type { LoadedPage } from '../navigation/loadedPage.ts';
import { scrollToTop } from '../navigation/scrollToTop.ts';
import { SEARCH_FIELD_ID } from '../search/searchField.ts';

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
 * After `ScrollRestoration`: repeats what it did, in case the new page still grows. A page that
 * only rewrites its own query (a filter in the address) stays where it is.
 */
function ScrollToTop() {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    const isRewrite = type === 'REPLACE' && shown.current === pathname;
    shown.current = pathname;
    if (key !== 'default' && type !== 'POP' && !isRewrite && !hash) return scrollToTop();
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
