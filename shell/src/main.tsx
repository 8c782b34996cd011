import { site } from '@site/site';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { reportError } from './errors/reportError.ts';
import { watchErrors } from './errors/watchErrors.ts';
import { StageContext } from './frame/PageOutlet.tsx';
import { SafeFrame } from './frame/SafeFrame.tsx';
import { firstVisit, withCode } from './navigation/firstVisit.ts';
import { fetchHints } from './navigation/hints.ts';
import { followLinks } from './navigation/links.ts';
import { createSiteRouter } from './navigation/router.ts';
import { createStage } from './navigation/stage.ts';

/** Brings the page to life: the frame at once, the page itself as soon as its code is here. */
function start(root: HTMLElement): void {
  const visit = firstVisit();
  const router = createSiteRouter(SafeFrame, visit);
  const stage = createStage(router, visit);
  const onError = (error: unknown) => reportError(error, { where: 'shell' });
  hydrateRoot(
    root,
    <StrictMode>
      <StageContext value={stage}>
        <App router={router} />
      </StageContext>
    </StrictMode>,
    { onCaughtError: onError, onUncaughtError: onError, onRecoverableError: onError },
  );
  followLinks(router);
  void withCode(visit).then((ready) => {
    if (ready) stage.animate(ready);
  });
  whenIdle(() => void fetchHints());
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 1000);
}

watchErrors(site.monitorUrl);
const root = document.getElementById('root');
if (root) start(root);
