import type { SiteRouter } from '@site/runtime';
import { createBrowserRouter } from 'react-router-dom';
import { frameRoute } from './frame/Frame.tsx';
import { loadPage } from './navigation/loadPage.ts';
import type { LoadedPage } from './navigation/pageDocument.ts';

/** The router over the page that is already there, so that it is not loaded again. */
export function createSiteRouter(first: LoadedPage): SiteRouter {
  const route = {
    ...frameRoute,
    loader: loadPage,
    // A changed query or hash is the same page; its own code reads it.
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname,
  };
  return createBrowserRouter([route], {
    hydrationData: { loaderData: { [frameRoute.id]: first } },
  });
}
