import { PageRoot, staticBridge } from '@site/runtime';
import { type ComponentProps, useState } from 'react';
import { dataText, PageDataProvider } from '../data/PageData.tsx';

export interface PageAtProps {
  Page: ComponentProps<typeof PageRoot>['Page'];
  /** As in `/vagas?q=motorista`. */
  address: string;
  param?: string | undefined;
  /** What the page was rendered from, if from anything. */
  data?: unknown;
}

/** A page at an address, as under the shell's router. */
export function PageAt({ Page, address, param = '', data }: PageAtProps) {
  const [bridge] = useState(() => bridgeAt(address));
  const page = <PageRoot bridge={bridge} Page={Page} param={param} />;
  if (data === undefined) return page;
  return <PageDataProvider text={dataText(data)}>{page}</PageDataProvider>;
}

function bridgeAt(address: string): ReturnType<typeof staticBridge> {
  const { pathname, search, hash } = new URL(address, 'http://site.test');
  const bridge = staticBridge(pathname);
  const location = { ...bridge.getLocation(), search, hash };
  return { ...bridge, getLocation: () => location };
}
