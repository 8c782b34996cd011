import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Puts the shell's error boundary around a remote's page, inside the page's own root. */
export function wrapPage(page: ReactNode): ReactNode {
  return <ErrorBoundary>{page}</ErrorBoundary>;
}
