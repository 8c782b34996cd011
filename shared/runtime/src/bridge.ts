import type { Location, NavigateOptions, Navigator, To } from 'react-router-dom';
import { createPath } from 'react-router-dom';

/** What a page's root needs to know of the router, without being inside its provider. */
export interface RouterBridge {
  navigator: Navigator;
  /** Where the page on screen is. */
  getLocation(): Location;
  /** Calls back after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The shell's router: the one owner of the address. */
export interface SiteRouter extends Omit<RouterBridge, 'navigator'> {
  /** The target of the navigation in flight; without one, the location of the page on screen. */
  getTarget(): Location;
  /** Goes to an address, which may be relative to the browser's. */
  navigate(to: To, options?: NavigateOptions): void;
}

/** Lets a remote's `Link` and `useNavigate` drive the shell's router while its page is on screen. */
export function routerBridge(router: SiteRouter): RouterBridge {
  const { getLocation, subscribe } = router;
  const { pathname } = getLocation();
  const navigate =
    (replace: boolean): Navigator['push'] =>
    (to, state, options) => {
      if (getLocation().pathname !== pathname) return;
      const isLeaving = router.getTarget().pathname !== pathname;
      if (replace && isLeaving) noteForReturn(pathname, to);
      else router.navigate(to, { ...options, replace, state });
    };
  return {
    navigator: {
      createHref: toHref,
      go: (delta) => window.history.go(delta),
      push: navigate(false),
      replace: navigate(true),
    },
    getLocation,
    subscribe,
  };
}

/** A typed text reaches the address late: if the visitor left meanwhile, it goes into the history entry, for Back. */
function noteForReturn(pathname: string, to: To): void {
  // On the way back or forward the browser's address is already that of the other page.
  if (window.location.pathname !== pathname) return;
  window.history.replaceState(window.history.state, '', toHref(to));
}

/** A bridge that stands still at one path: for rendering on the server. */
export function staticBridge(pathname: string): RouterBridge {
  const location: Location = { pathname, search: '', hash: '', state: null, key: 'default' };
  const refuse = () => {
    throw new Error('Navigation is not possible while a page is rendered on the server.');
  };
  return {
    navigator: { createHref: toHref, go: refuse, push: refuse, replace: refuse },
    getLocation: () => location,
    subscribe: () => () => {},
  };
}

function toHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
