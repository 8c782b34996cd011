import type { PageProps } from '@site/contract/contract.ts';
import { SEGMENT_ECHO, SEGMENT_TOKEN } from '@site/contract/includes.ts';
import { PageRoot, staticBridge } from '@site/runtime';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** A page as HTML, exactly as its remote will hydrate it. */
export function renderPage(Page: ComponentType<PageProps>, path: string, remote: string): string {
  const segment = /:[a-z]+$/.test(path) ? SEGMENT_TOKEN : '';
  const bridge = staticBridge(path.replace(/:[a-z]+$/, SEGMENT_TOKEN));
  const html = renderToString(<PageRoot bridge={bridge} Page={Page} segment={segment} />, {
    identifierPrefix: remote,
  });
  return html.replaceAll(SEGMENT_TOKEN, SEGMENT_ECHO.text);
}
