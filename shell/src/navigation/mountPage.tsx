import type { PageContainer, PageProps } from '@site/contract/contract.ts';
import { paramOf } from '@site/contract/paths.ts';
import { PageRoot, routerBridge, type SiteRouter } from '@site/runtime';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { reportError } from '../errors/reportError.ts';
import { Hydrated } from '../frame/Hydrated.tsx';
import { replayTap } from '../frame/replayTap.ts';
import type { LoadedPage } from './loadedPage.ts';

const replayPageTap = () => replayTap('page');

/**
 * Hydrates a page in its element, as a React root of its own: with the remote's name as prefix,
 * as in its prerender, so that `useId` agrees.
 */
export function mountPage(
  { element, pathname }: LoadedPage,
  { remote, page }: PageContainer,
  Page: ComponentType<PageProps>,
  router: SiteRouter,
): Root {
  const onError = (error: unknown) => reportError(error, { where: remote });
  element.dataset.alive = '';
  return hydrateRoot(
    element,
    <ErrorBoundary>
      <Hydrated onHydrated={replayPageTap}>
        <PageRoot bridge={routerBridge(router)} Page={Page} param={paramOf(page, pathname)} />
      </Hydrated>
    </ErrorBoundary>,
    {
      identifierPrefix: remote,
      onCaughtError: onError,
      onUncaughtError: onError,
      onRecoverableError: onError,
    },
  );
}
