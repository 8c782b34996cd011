import { PageRoot, routerBridge, type SiteRouter } from '@site/runtime';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { reportError } from '../errors/reportError.ts';
import { decodedParam, type PageVisit } from './visit.ts';

/**
 * Hydrates a page in its container, as a React root of its own: with the remote's name as prefix,
 * as in its prerender, so that `useId` agrees. A container is used once, never again.
 */
export function mountPage(
  { container, handle, pathname }: PageVisit,
  Page: NonNullable<PageVisit['Page']>,
  router: SiteRouter,
): Root {
  const onError = (error: unknown) => reportError(error, { where: handle.remote });
  return hydrateRoot(
    container,
    <ErrorBoundary>
      <PageRoot
        bridge={routerBridge(router)}
        Page={Page}
        param={decodedParam(pathname, handle.page)}
      />
    </ErrorBoundary>,
    {
      identifierPrefix: handle.remote,
      onCaughtError: onError,
      onUncaughtError: onError,
      onRecoverableError: onError,
    },
  );
}
