import type { ShellAssets } from '@site/platform/render/shellAssets.ts';
import * as runtimeModule from '@site/runtime';
import { site } from '@site/site';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { frameRoute } from '../frame/Frame.tsx';
import { PageHostContext } from '../navigation/PageOutlet.tsx';
import { headPart } from './headPart.ts';

/** What the runtime of this build offers remotes. */
export const runtime = Object.keys(runtimeModule);

/** Addresses that moved, answered with 308. */
export const redirects = { '/contato': '/seja-parceiro' };

/** The three parts of the shell that stand around every page. */
export async function renderParts(assets: ShellAssets) {
  const frame = await renderFrame();
  const end = frame.indexOf('</main>');
  if (end < 0) throw new Error('The frame has no <main>: there is no place for a page.');
  return {
    head: headPart(assets, site),
    header: `<div id="root">${frame.slice(0, end)}`,
    footer: `${frame.slice(end)}</div>`,
  };
}

/** The frame as HTML, of the same shape as the browser's tree, so that `useId` agrees. */
async function renderFrame(): Promise<string> {
  const routes = [{ ...frameRoute, loader: () => ({ pathname: '' }) }];
  const handler = createStaticHandler(routes);
  // No link of the frame leads there: none is the current page's before the composer marks it.
  const context = await handler.query(new Request(`${site.url}/404`));
  if (context instanceof Response) throw new Error('The frame answered with a redirect.');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <PageHostContext value={null}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PageHostContext>
    </StrictMode>,
  );
}
