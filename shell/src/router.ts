import type { SiteRouter } from '@site/runtime';
import { createBrowserRouter } from 'react-router-dom';
import { pageNotices } from './content.ts';
import { showNotice } from './errors/unhydratedPage.ts';
import { frameRoute } from './frame/Frame.tsx';
import { loadPage } from './navigation/loadPage.ts';
import type { LoadedPage } from './navigation/pageDocument.ts';

/** The router over the page that is already there, so that it is not loaded again. */
export function createSiteRouter(first: LoadedPage): SiteRouter {
  const route = {
    ...frameRoute,
    loader: ({ request }: { request: Request }) =>
      loadPage(request, router.state.navigation.location?.hash ?? '', stay),
    // A changed query or hash is the same page; its own code reads it.
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname,
  };
  const router: SiteRouter = createBrowserRouter([route], {
    hydrationData: { loaderData: { [frameRoute.id]: first } },
  });
  /** Ends a navigation without a connection: one to where the visitor is takes its place. */
  function stay(): void {
    const { location, navigation } = router.state;
    const wanted = navigation.location ?? location;
    void router.navigate(location, { replace: true, preventScrollReset: true });
    showNotice(() => void router.navigate(wanted), pageNotices.offline);
  }
  return router;
}
