import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { reportError } from './errors/reportError.ts';
import { Frame } from './frame/Frame.tsx';
import { MAIN_ID } from './frame/PageOutlet.tsx';
import { StageContext } from './frame/StageContext.ts';
import { firstVisit, withCode } from './navigation/firstVisit.ts';
import { fetchHints } from './navigation/hints.ts';
import { followLinks } from './navigation/links.ts';
import { createSiteRouter } from './navigation/router.ts';
import { createStage } from './navigation/stage.ts';

/** Brings the page to life: the frame at once, the page itself as soon as its code is here. */
function start(root: HTMLElement, main: HTMLElement): void {
  const visit = firstVisit();
  const router = createSiteRouter(Frame, visit);
  const stage = createStage(main, router);
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
    if (ready && visit.container.isConnected) stage.show(ready);
  });
  whenIdle(() => void fetchHints());
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 1000);
}

const root = document.getElementById('root');
const main = document.getElementById(MAIN_ID);
if (root && main) start(root, main);
