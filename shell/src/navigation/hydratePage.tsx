import type { PageContainer, PageProps } from '@site/contract/contract.ts';
import { paramOf } from '@site/contract/paths.ts';
import { PageRoot, routerBridge, type SiteRouter } from '@site/runtime';
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { HydrationBoundary } from '../errors/HydrationBoundary.tsx';
import { inPage, reportError } from '../errors/reportError.ts';
import { replayTap } from '../head/earlyTaps.ts';
import { hydrateRoot } from '../hydrateRoot.ts';
import { Hydrated } from './Hydrated.tsx';
import type { LoadedPage } from './pageDocument.ts';

/**
 * Hydrates a page as a root of its own, with the prefix of its prerender, so that `useId` agrees. A
 * page that throws before it stands leaves the served HTML (`onRestored`); later the fallback shows.
 */
export function hydratePage(
  { element, pathname }: LoadedPage,
  container: PageContainer,
  Page: ComponentType<PageProps>,
  { router, onRestored }: { router: SiteRouter; onRestored(): void },
): Root {
  const { remote, page } = container;
  const onError = (error: unknown) => reportError(error, inPage(container));
  let isOver = false;
  const onHydrated = () => {
    // What effects of the first render threw is dealt with before that.
    queueMicrotask(() => {
      isOver = true;
    });
    replayTap(element);
  };
  element.dataset.hydrated = '';
  // All of the page, of a page of the shell a part of it.
  const code = element.querySelector<HTMLElement>('[data-shell-code]') ?? element;
  return hydrateRoot(
    code,
    <ErrorBoundary>
      <HydrationBoundary element={code} isOver={() => isOver} onRestored={onRestored}>
        <Hydrated onHydrated={onHydrated}>
          <PageRoot bridge={routerBridge(router)} Page={Page} param={paramOf(page, pathname)} />
        </Hydrated>
      </HydrationBoundary>
    </ErrorBoundary>,
    {
      identifierPrefix: remote,
      onCaughtError: onError,
      onUncaughtError: onError,
      // A page that was left before it was hydrated has nothing to recover.
      onRecoverableError: (error) => element.isConnected && onError(error),
    },
  );
}
