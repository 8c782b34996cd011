import type { PageProps } from '@site/contract/contract.ts';
import { type ComponentType, StrictMode, useState, useSyncExternalStore } from 'react';
import { type Location, Router } from 'react-router-dom';
import type { RouterBridge } from './bridge.ts';

export interface PageRootProps extends PageProps {
  bridge: RouterBridge;
  Page: ComponentType<PageProps>;
  /** The path at which it was rendered for its document, where that is not the visitor's. */
  renderedAt?: string | undefined;
}

/** A remote's React root: its page, inside a router context that the shell's router drives. */
export function PageRoot({ bridge, Page, param, renderedAt }: PageRootProps) {
  const [page] = useState(() => pageLocation(bridge, renderedAt));
  const location = useSyncExternalStore(bridge.subscribe, page.current, page.rendered);
  // A pattern's page was rendered once for all its addresses: the variable comes after hydration.
  const shownParam = useSyncExternalStore(
    never,
    () => param,
    () => '',
  );
  return (
    <StrictMode>
      <Router location={location} navigator={bridge.navigator}>
        <Page param={shownParam} />
      </Router>
    </StrictMode>
  );
}

const never = () => () => {};

/** `current`: the location while it is this page's. `rendered`: that of its document, without query and hash. */
function pageLocation(bridge: RouterBridge, renderedAt?: string) {
  let shown = bridge.getLocation();
  const pathname = renderedAt ?? shown.pathname;
  const rendered: Location = { ...shown, pathname, search: '', hash: '' };
  const current = () => {
    const next = bridge.getLocation();
    if (next.pathname === shown.pathname) shown = next;
    return shown;
  };
  return { current, rendered: () => rendered };
}
