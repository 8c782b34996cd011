import { site } from '@site/site';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { inShell } from './errors/errorContext.ts';
import { reportError } from './errors/reportError.ts';
import { watchErrors } from './errors/watchErrors.ts';
import { Hydrated } from './frame/Hydrated.tsx';
import { PageHostContext } from './frame/PageOutlet.tsx';
import { replayTap } from './frame/replayTap.ts';
import { firstPage, withCode } from './navigation/firstPage.ts';
import { followTyping } from './navigation/isPageFilledIn.ts';
import { followLinks } from './navigation/links.ts';
import { createPageHost } from './navigation/pageHost.ts';
import { fetchHints } from './navigation/remoteHints.ts';
import { createSiteRouter } from './navigation/router.ts';
import { offerSharedPackages } from './navigation/shareScope.ts';

const replayFrameTap = () => replayTap('frame');

/** Hydrates the frame at once, in one React root, and the page as soon as its code is here. */
function start(root: HTMLElement): void {
  const page = firstPage();
  const router = createSiteRouter(page);
  const host = createPageHost(router, page);
  const onError = (error: unknown) => reportError(error, inShell);
  // From here on React hears every click: the head's script leaves them to it.
  root.dataset.alive = '';
  hydrateRoot(
    root,
    <StrictMode>
      <PageHostContext value={host}>
        <Hydrated onHydrated={replayFrameTap}>
          <RouterProvider router={router} />
        </Hydrated>
      </PageHostContext>
    </StrictMode>,
    { onCaughtError: onError, onUncaughtError: onError, onRecoverableError: onError },
  );
  followLinks(router);
  followTyping();
  void withCode(page).then((ready) => {
    if (ready) host.hydrate(ready);
  });
  whenIdle(() => void fetchHints());
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 1000);
}

watchErrors(site.monitorUrl);
offerSharedPackages();
const root = document.getElementById('root');
if (root) start(root);
