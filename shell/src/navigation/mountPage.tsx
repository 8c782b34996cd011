import type { PageProps } from '@site/contract/contract.ts';
import { PageRoot, routerBridge, type SiteRouter } from '@site/runtime';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { reportError } from '../errors/reportError.ts';
import { decodedParam, type LoadedPage } from './loadedPage.ts';

/**
 * Hydrates a page in its element, as a React root of its own: with the remote's name as prefix,
 * as in its prerender, so that `useId` agrees.
 */
export function mountPage(
  { element, container, pathname }: LoadedPage,
  Page: ComponentType<PageProps>,
  router: SiteRouter,
): Root {
  const { remote, page } = container;
  const onError = (error: unknown) => reportError(error, { where: remote });
  return hydrateRoot(
    element,
    <ErrorBoundary>
      <PageRoot bridge={routerBridge(router)} Page={Page} param={decodedParam(pathname, page)} />
    </ErrorBoundary>,
    {
      identifierPrefix: remote,
      onCaughtError: onError,
      onUncaughtError: onError,
      onRecoverableError: onError,
    },
  );
}
