import type { PageLoader, PageProps, RemoteModule } from '@site/contract/contract.ts';
import { PageRoot, staticBridge, useSiteStore } from '@site/runtime';
import type * as React from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/*
 * A remote's source as the container that a published shell loads. The shell brings React as
 * built for visitors, which cannot hot-reload: so the page runs in a root of its own, with the
 * development copy of React and of the runtime, inside an element that the shell's root leaves alone.
 * Address, navigation, consent and messages are the shell's.
 */

type Bridge = ReturnType<typeof staticBridge>;
type Runtime = Pick<typeof import('@site/runtime'), 'useLocation' | 'useNavigate' | 'useSiteStore'>;

/** Packages that the shell offers, as the federation plugin passes them on. */
type Scope = Record<string, Record<string, { get(): Promise<() => unknown> }>>;

/** The two functions that the federation plugin calls. */
export function containerOf(remote: RemoteModule) {
  let scope: Scope = {};
  return {
    init(offered: Scope) {
      scope = offered;
    },
    async get() {
      const react = (await take(scope, 'react')) as typeof React;
      const runtime = (await take(scope, '@site/runtime')) as Runtime;
      followStore(runtime);
      const pages = Object.entries(remote.pages).map(([path, load]): [string, PageLoader] => [
        path,
        async () => ({ default: hostOf((await load()).default, remote.name, react, runtime) }),
      ]);
      return () => ({ ...remote, pages: Object.fromEntries(pages) });
    },
  };
}

/** Whatever version the shell has is taken: what is developed runs with copies of its own. */
async function take(scope: Scope, name: string): Promise<unknown> {
  const offered = Object.values(scope[name] ?? {})[0];
  if (!offered) throw new Error(`The shell offers no ${name}.`);
  return (await offered.get())();
}

/** Consent comes from the shell's store, messages go to it. */
function followStore({ useSiteStore: shells }: Runtime): void {
  const copy = () => {
    const { consent, isConsentKnown } = shells.getState();
    useSiteStore.setState({ consent, isConsentKnown });
  };
  copy();
  shells.subscribe(copy);
  const { requestToast, setConsent } = shells.getState();
  useSiteStore.setState({ requestToast, setConsent });
}

/** The component that the shell mounts: an element for the page's own root, and nothing else. */
function hostOf(
  Page: ComponentType<PageProps>,
  name: string,
  { createElement, useEffect, useRef, useState }: typeof React,
  { useLocation, useNavigate }: Runtime,
): ComponentType<PageProps> {
  return function DevelopedPage({ param }) {
    const place = useRef<HTMLDivElement>(null);
    const root = useRef<Root>(undefined);
    const location = useLocation();
    const navigate = useNavigate();
    const [moving] = useState(() => movingBridge(location));
    useEffect(() => moving.move(location, navigate), [moving, location, navigate]);
    useEffect(() => {
      const page = <PageRoot bridge={moving.bridge} Page={Page} param={param} />;
      if (root.current) root.current.render(page);
      else if (place.current)
        root.current = hydrateRoot(place.current, page, {
          identifierPrefix: name,
          onRecoverableError: (error) => console.error(error),
        });
    }, [moving, param]);
    useEffect(
      () => () => {
        root.current?.unmount();
        root.current = undefined;
      },
      [],
    );
    return createElement('div', {
      ref: place,
      style: { display: 'contents' },
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: '' },
    });
  };
}

/** A bridge that follows the shell's router. */
function movingBridge(first: ReturnType<Runtime['useLocation']>) {
  const listeners = new Set<() => void>();
  let now = first;
  let go: ReturnType<Runtime['useNavigate']> = () => {};
  const bridge: Bridge = {
    getLocation: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigator: {
      createHref: staticBridge(first.pathname).navigator.createHref,
      go: (delta) => void go(delta),
      push: (to, state) => void go(to, { state }),
      replace: (to, state) => void go(to, { replace: true, state }),
    },
  };
  return {
    bridge,
    move(location: typeof first, navigate: typeof go) {
      now = location;
      go = navigate;
      for (const listener of listeners) listener();
    },
  };
}
