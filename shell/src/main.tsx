import { site } from '@site/site';
import { StrictMode, startTransition } from 'react';
import { RouterProvider } from 'react-router-dom';
import { nextTask } from './browser/nextTask.ts';
import { inShell } from './errors/errorContext.ts';
import { followTyping } from './errors/isPageFilledIn.ts';
import { reportError, watchErrors } from './errors/reportError.ts';
import { restoreFromStatic } from './errors/unhydratedPage.ts';
import { offerSharedPackages } from './federation/sharedPackages.ts';
import { replayTap } from './head/earlyTaps.ts';
import { whenIdle } from './head/whenIdle.ts';
import { hydrateRoot } from './hydrateRoot.ts';
import { Hydrated } from './navigation/Hydrated.tsx';
import { followLinks } from './navigation/links.ts';
import { fetchSummaries } from './navigation/manifestSummaries.ts';
import { PageHostContext } from './navigation/PageOutlet.tsx';
import { firstPage } from './navigation/pageDocument.ts';
import { createPageHost } from './navigation/pageHost.ts';
import { createSiteRouter } from './router.ts';
import { keepSession } from './visitor/keepSession.ts';

/** Hydrates the frame, in one React root, and the page as soon as its code is here. */
async function start(root: HTMLElement): Promise<void> {
  followTyping();
  const page = firstPage();
  await nextTask();
  const router = createSiteRouter(page);
  await nextTask();
  const host = createPageHost(router, page);
  const onError = (error: unknown) => reportError(error, inShell);
  const { state } = router;
  const onHydrated = () => {
    // React Router drops state changes during hydration, which runs in slices: revalidate.
    if (router.state !== state) void router.revalidate();
    replayTap('frame');
  };
  restoreFromStatic(document.documentElement);
  // From here on React handles every click; the head's script ignores them.
  root.dataset.hydrated = '';
  const frame = (
    <StrictMode>
      <PageHostContext value={host}>
        <Hydrated onHydrated={onHydrated}>
          <RouterProvider router={router} />
        </Hydrated>
      </PageHostContext>
    </StrictMode>
  );
  const handlers = {
    onCaughtError: onError,
    onUncaughtError: onError,
    onRecoverableError: onError,
  };
  // A transition is rendered in slices between which the browser stays free; what a visitor taps
  // meanwhile is hydrated at once.
  startTransition(() => void hydrateRoot(root, frame, handlers));
  followLinks(router);
  whenIdle(() => void fetchSummaries());
  whenIdle(() => keepSession().catch(onError));
  void host.hydrate(page);
}

watchErrors(site.monitorUrl);
offerSharedPackages();
const root = document.getElementById('root');
if (root) void start(root);
