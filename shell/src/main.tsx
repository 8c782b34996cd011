import { loadFont } from '@site/design/styles/siteFont.ts';
import { site } from '@site/site';
import { StrictMode, startTransition } from 'react';
import { nextTask } from './browser/nextTask.ts';
import { inShell, reportError, watchErrors } from './errors/reportError.ts';
import { restoreFromStatic } from './errors/unhydratedPage.ts';
import { offer } from './federation/federation.ts';
import { PACKAGES } from './federation/sharedPackages.ts';
import { Frame } from './frame/Frame.tsx';
import { replayTap } from './head/earlyTaps.ts';
import { whenIdle } from './head/whenIdle.ts';
import { hydrateRoot } from './hydrateRoot.ts';
import { focusFirstSearch } from './navigation/focusSearch.ts';
import { Hydrated } from './navigation/hydratePart.tsx';
import { followLinks } from './navigation/links.ts';
import { loadPage } from './navigation/loadPage.ts';
import { fetchSummaries } from './navigation/manifestSummaries.ts';
import { firstPage } from './navigation/pageDocument.ts';
import { createPageHost } from './navigation/pageHost.ts';
import { createSiteRouter } from './navigation/siteRouter.ts';
import { keepSession } from './visitor/keepSession.ts';

async function start(root: HTMLElement): Promise<void> {
  const page = firstPage();
  const host = createPageHost(page);
  await nextTask();
  const router = createSiteRouter({ load: loadPage, show: host.show });
  const onError = (error: unknown) => reportError(error, inShell);
  restoreFromStatic(document.documentElement);
  // From here on React handles every click; the head's script ignores them.
  root.dataset.hydrated = '';
  const frame = (
    <StrictMode>
      <Hydrated onHydrated={() => replayTap(root)}>
        <Frame mainRef={host.fill} />
      </Hydrated>
    </StrictMode>
  );
  const handlers = {
    onCaughtError: onError,
    onUncaughtError: onError,
    onRecoverableError: onError,
  };
  // In slices, between which the browser stays free; what a visitor taps is hydrated at once.
  startTransition(() => void hydrateRoot(root, frame, handlers));
  followLinks(router);
  whenIdle(() => void fetchSummaries());
  whenIdle(() => keepSession().catch(onError));
  void host.hydrate(page, router).then(() => whenIdle(() => void loadFont()));
  focusFirstSearch();
}

watchErrors(site.monitorUrl);
offer(PACKAGES);
const root = document.getElementById('root');
if (root) void start(root);
