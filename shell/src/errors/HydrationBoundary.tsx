import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface RestoredProps {
  element: HTMLElement;
  onRestored(): void;
}

interface HydrationBoundaryProps extends RestoredProps {
  /** Whether the page was hydrated: what throws from then on is not dealt with here. */
  isOver(): boolean;
  children: ReactNode;
}

/** While a page is hydrated: what throws then brings the served HTML back, which React takes out. */
export function HydrationBoundary({ isOver, children, ...restored }: HydrationBoundaryProps) {
  const fallback = (error: unknown) => {
    if (isOver()) throw error;
    return <Restored {...restored} />;
  };
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}

/**
 * Copies what stands, typed text too: the marks of React on the nodes lead to the failed page.
 * The first render only reads: nothing is taken out yet.
 */
function Restored({ element, onRestored }: RestoredProps) {
  const [served] = useState(() => ({
    nodes: [...element.childNodes].map((node) => node.cloneNode(true)),
    focused: [...element.querySelectorAll('*')].indexOf(document.activeElement ?? element),
  }));
  useLayoutEffect(() => {
    element.replaceChildren(...served.nodes);
    element.querySelectorAll<HTMLElement>('*')[served.focused]?.focus({ preventScroll: true });
    onRestored();
  }, [element, served, onRestored]);
  return null;
}
