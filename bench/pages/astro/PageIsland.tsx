import type { PageProps } from '@site/contract/contract.ts';
import { PageRoot, staticBridge } from '@site/runtime';
import type { ComponentType } from 'react';

export interface PageIslandProps {
  remote: string;
  pathname: string;
  Page: ComponentType<PageProps>;
}

/** A remote's own page as an island; its links load pages, as in every static site. */
export function PageIsland({ remote, pathname, Page }: PageIslandProps) {
  return (
    <div data-remote={remote}>
      <PageRoot bridge={staticBridge(pathname)} Page={Page} param="" />
    </div>
  );
}
