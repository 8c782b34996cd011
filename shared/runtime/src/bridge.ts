import type { createBrowserRouter, Location, Navigator, To } from 'react-router-dom';
import { createPath } from 'react-router-dom';

/** The shell's data router: the one owner of the address. */
export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/** What a page's root needs to know of the router, without being inside its provider. */
export interface RouterBridge {
  navigator: Navigator;
  getLocation(): Location;
  /** Calls back after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Lets `Link`, `useLocation` and `useNavigate` of a remote's own root drive the shell's router. */
export function routerBridge(router: SiteRouter): RouterBridge {
  const navigate =
    (replace: boolean): Navigator['push'] =>
    (to, state, { preventScrollReset = false } = {}) => {
      void router.navigate(to, { replace, state, preventScrollReset });
    };
  return {
    navigator: {
      createHref: (to) => router.createHref(new URL(toHref(to), window.location.href)),
      go: (delta) => void router.navigate(delta),
      push: navigate(false),
      replace: navigate(true),
    },
    getLocation: () => router.state.location,
    subscribe: (listener) => router.subscribe(listener),
  };
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
