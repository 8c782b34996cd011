import type { PageContainer, PageProps } from '@site/contract/contract.ts';
import { paramOf } from '@site/contract/paths.ts';
import { PageRoot, routerBridge, type SiteRouter } from '@site/runtime';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { reportError } from '../errors/reportError.ts';
import type { LoadedPage } from './loadedPage.ts';

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
  return hydrateRoot(
    element,
    <ErrorBoundary>
      <PageRoot bridge={routerBridge(router)} Page={Page} param={paramOf(page, pathname)} />
    </ErrorBoundary>,
    {
      identifierPrefix: remote,
      onCaughtError: onError,
      onUncaughtError: onError,
      onRecoverableError: onError,
    },
  );
}
