import type { SiteRouter } from '@site/runtime';
import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { FRAME_ROUTE } from './frameRoute.ts';
import type { LoadedPage } from './loadedPage.ts';
import { loadPage } from './loadPage.ts';

/** The router over the page that is already there, so that it is not loaded again. */
export function createSiteRouter(frame: ComponentType, first: LoadedPage): SiteRouter {
  const route = {
    id: FRAME_ROUTE,
    path: '*',
    Component: frame,
    loader: loadPage,
    // A changed query or hash is the same page; its own code reads it.
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname,
  };
  return createBrowserRouter([route], { hydrationData: { loaderData: { [FRAME_ROUTE]: first } } });
}
