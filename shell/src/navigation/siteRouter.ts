import type { SiteRouter } from '@site/runtime';
import { createPath, type Location, type To } from 'react-router-dom';
import { create } from 'zustand';
import { isLeaving, leaveFor } from '../browser/leaveFor.ts';
import { mainElement, OFFSCREEN_DEFERRED } from '../browser/marks.ts';
import { pageNotices } from '../content.ts';
import { showNotice } from '../errors/unhydratedPage.ts';
import { focusSearch } from './focusSearch.ts';
import { keepScroll } from './scroll.ts';

interface Place {
  location: Location;
  /** Where the visitor is going; the same while no page is on its way. */
  target: Location;
  /** Title of the last page that the router showed; empty for the first page, which the browser announces. */
  title: string;
}

/** Where the visitor is; the router alone changes it. The frame is rendered on the server for no page. */
export const usePlace = create<Place>(() => {
  const isBrowser = 'document' in globalThis;
  const nowhere = { pathname: '', search: '', hash: '', state: null, key: '' };
  const location = isBrowser ? currentLocation('default') : nowhere;
  return { location, target: location, title: '' };
});

/** How the router gets pages, and gets them on the screen. */
export interface Pages<Page extends { pathname: string }> {
  /** Loads the page of a path; it may have moved to another. Rejects when it does not come. */
  load(pathname: string): Promise<Page>;
  show(page: Page, router: SiteRouter): void;
}

interface Navigation {
  to: Location;
  move: 'push' | 'replace' | 'traverse';
  keepsScroll: boolean;
}

const { getState, setState, subscribe } = usePlace;

/**
 * The site's router. A page is loaded first; then address, page, scroll, focus and title change together.
 * The last navigation wins, also over a page load of the browser that is still running. A new query or hash
 * alone keeps the page, whose code reads them.
 */
export function createSiteRouter<Page extends { pathname: string }>({
  load,
  show,
}: Pages<Page>): SiteRouter {
  const scroll = keepScroll(() => getState().location);

  async function go(navigation: Navigation): Promise<void> {
    const { to } = navigation;
    setState({ target: to });
    if (isLeaving) return leaveFor(addressOf(to));
    if (to.pathname === getState().location.pathname) return arrive(navigation);
    const isCurrent = () => getState().target === to;
    const page = await load(to.pathname).catch((error: unknown) => {
      if (isCurrent()) giveUp(to, error);
    });
    if (!page || !isCurrent()) return;
    if (isLeaving) leaveFor(addressOf(to));
    else arrive({ ...navigation, to: { ...to, pathname: page.pathname } }, page);
  }

  function arrive({ to, move, keepsScroll }: Navigation, page?: Page): void {
    scroll.leave();
    setEntry(to, move);
    setState({ location: to, target: to });
    if (page) {
      // After Back or Forward, and with a hash, the place in the page must be measured first.
      const isMeasured = move === 'traverse' || to.hash !== '';
      document.documentElement.toggleAttribute(OFFSCREEN_DEFERRED, !isMeasured);
      show(page, router);
      setState({ title: document.title });
    }
    const isOther = page !== undefined;
    if (!keepsScroll) scroll.arrive(to, isOther, move === 'traverse');
    // As after a full load: `:target` is the place, and Tab continues there. The popstate it fires keeps the scroll.
    if (isOther && to.hash) window.location.replace(to.hash);
    else if (isOther) mainElement()?.focus({ preventScroll: true });
    if (move === 'push') focusSearch(to);
  }

  /** The browser loads the page; without a connection it would show its error page: then this one stays. */
  function giveUp(wanted: Location, error: unknown): void {
    if (navigator.onLine) {
      console.warn(`Loading ${wanted.pathname} the ordinary way:`, error);
      leaveFor(addressOf(wanted));
      return;
    }
    const { location } = getState();
    if (window.location.pathname !== location.pathname) setEntry(location, 'replace');
    setState({ target: location });
    showNotice(() => router.navigate(wanted), pageNotices.offline);
  }

  const router: SiteRouter = {
    getLocation: () => getState().location,
    getTarget: () => getState().target,
    subscribe,
    navigate(to, { replace = false, state = null, preventScrollReset = false } = {}) {
      const move = replace ? 'replace' : 'push';
      void go({ to: locationOf(to, state), move, keepsScroll: preventScrollReset });
    },
  };
  const { location } = getState();
  // Only where the key differs: a rewritten entry loses the place that the browser has yet to scroll to.
  if (Object(window.history.state).key !== location.key) setEntry(location, 'replace');
  addEventListener('popstate', (event) => {
    // An entry without state is new: the browser has followed a link to a place in this page.
    const isNew = event.state === null;
    const to = currentLocation(newKey());
    void go({ to, move: isNew ? 'replace' : 'traverse', keepsScroll: isNew });
  });
  return router;
}

/** The location of the browser's entry; `key` names it where it has none yet. */
function currentLocation(key: string): Location {
  const { pathname, search, hash } = window.location;
  const { state }: { state: unknown } = window.history;
  const { usr = null, key: known }: { usr?: unknown; key?: unknown } = Object(state);
  return { pathname, search, hash, state: usr, key: typeof known === 'string' ? known : key };
}

function locationOf(to: To, state: unknown): Location {
  const address = typeof to === 'string' ? to : createPath(to);
  const { pathname, search, hash } = new URL(address, window.location.href);
  return { pathname, search, hash, state, key: newKey() };
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

/** Writes an entry of the history in React Router's form, as sites before this one left them. */
function setEntry(location: Location, move: Navigation['move']): void {
  const write = move === 'push' ? 'pushState' : 'replaceState';
  window.history[write]({ usr: location.state, key: location.key }, '', addressOf(location));
}

/** With its origin: a path as `//sobre` would be another host's address. */
function addressOf(location: Location): string {
  return window.location.origin + createPath(location);
}
