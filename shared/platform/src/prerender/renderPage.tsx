import type { PageProps } from '@site/contract/contract.ts';
import { parentOf } from '@site/contract/paths.ts';
import { PageRoot, staticBridge } from '@site/runtime';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** A page as its remote hydrates it. A pattern's is rendered once for all its addresses, without the variable. */
export function renderPage(Page: ComponentType<PageProps>, path: string, remote: string): string {
  const page = <PageRoot bridge={staticBridge(parentOf(path))} Page={Page} param="" />;
  return renderToString(page, { identifierPrefix: remote });
}
