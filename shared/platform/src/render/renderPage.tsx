import type { PageProps } from '@site/contract/contract.ts';
import { PARAM_ECHO, PARAM_TOKEN } from '@site/contract/includes.ts';
import { PageRoot, staticBridge } from '@site/runtime';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** A page as HTML, exactly as its remote will hydrate it. */
export function renderPage(Page: ComponentType<PageProps>, path: string, remote: string): string {
  const param = /:[a-z]+$/.test(path) ? PARAM_TOKEN : '';
  const bridge = staticBridge(path.replace(/:[a-z]+$/, PARAM_TOKEN));
  const html = renderToString(<PageRoot bridge={bridge} Page={Page} param={param} />, {
    identifierPrefix: remote,
  });
  return html.replaceAll(PARAM_TOKEN, PARAM_ECHO.text);
}
