import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface RestoredProps {
  /** Holds the page as the server sent it. */
  element: HTMLElement;
  /** Called once the served HTML stands again. */
  onRestored(): void;
}

interface HydrationBoundaryProps extends RestoredProps {
  /** Whether the page was hydrated: what throws from then on is not dealt with here. */
  isOver(): boolean;
  children: ReactNode;
}

/**
 * Around a page that is being hydrated. When it throws, React empties the element; this
 * restores the served HTML in the same moment. What throws later goes to the boundary around.
 */
export function HydrationBoundary({ isOver, children, ...restored }: HydrationBoundaryProps) {
  const fallback = (error: unknown) => {
    if (isOver()) throw error;
    return <Restored {...restored} />;
  };
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}

/**
 * Copies what stands in the element, with what was typed: React's marks on the nodes would still lead
 * to the failed page. The first render only reads: nothing is taken out yet.
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
