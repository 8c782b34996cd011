import type { SiteRouter } from '@site/runtime';
import { createBrowserRouter } from 'react-router-dom';
import { frameRoute } from './frame/Frame.tsx';
import { loadPage } from './navigation/loadPage.ts';
import type { LoadedPage } from './navigation/pageDocument.ts';

/** The router over the page that is already there, so that it is not loaded again. */
export function createSiteRouter(first: LoadedPage): SiteRouter {
  const router: SiteRouter = createBrowserRouter(
    [
      {
        ...frameRoute,
        loader: ({ request }: { request: Request }) =>
          loadPage(request, router.state.navigation.location?.hash ?? ''),
        // A changed query or hash is the same page; its own code reads it.
        shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
          currentUrl.pathname !== nextUrl.pathname,
      },
    ],
    {
      hydrationData: { loaderData: { [frameRoute.id]: first } },
    },
  );
  return router;
}
