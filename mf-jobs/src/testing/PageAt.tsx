import { PageRoot, staticBridge } from '@site/runtime';
import { type ComponentProps, useState } from 'react';
import { dataText, PageDataProvider } from '../data/PageData.tsx';

type Bridge = ReturnType<typeof staticBridge>;

export interface PageAtProps {
  Page: ComponentProps<typeof PageRoot>['Page'];
  /** As in `/vagas?q=motorista#17`. */
  address: string;
  param?: string | undefined;
  /** What the page was rendered from, if from anything. */
  data?: unknown;
  /** Hears where the page navigates to. */
  onNavigate?: ((address: string) => void) | undefined;
}

/** A page at an address that follows its own navigation, as under the shell's router. */
export function PageAt({ Page, address, param = '', data, onNavigate }: PageAtProps) {
  const [bridge] = useState(() => movingBridge(address, onNavigate));
  const page = <PageRoot bridge={bridge} Page={Page} param={param} />;
  if (data === undefined) return page;
  return <PageDataProvider text={dataText(data)}>{page}</PageDataProvider>;
}

function movingBridge(address: string, onNavigate?: (address: string) => void): Bridge {
  const listeners = new Set<() => void>();
  const still = staticBridge('/');
  const locate = (to: string) => {
    const { pathname, search, hash } = new URL(to, 'http://site.test');
    return { ...still.getLocation(), pathname, search, hash };
  };
  let location = locate(address);
  const go: Bridge['navigator']['push'] = (to) => {
    const next = still.navigator.createHref(to);
    onNavigate?.(next);
    location = locate(new URL(next, `http://site.test${location.pathname}`).href);
    for (const listener of listeners) listener();
  };
  return {
    navigator: { ...still.navigator, push: go, replace: go },
    getLocation: () => location,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
