import { Component, type ReactNode } from 'react';

interface Props {
  /** Holds the page as the server sent it. */
  element: HTMLElement;
  /** Whether the page was hydrated: what throws from then on is not dealt with here. */
  isOver(): boolean;
  /** Called once the served HTML stands again. */
  onRestored(): void;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/**
 * Around a page that is being hydrated. When it throws, React empties the element; this
 * restores the served HTML in the same moment. What throws later goes to the boundary around.
 */
export class HydrationBoundary extends Component<Props, State> {
  override state: State = { failure: null };
  private restore: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    this.restoreServerHtml();
  }

  override componentDidUpdate(): void {
    this.restoreServerHtml();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.isOver()) throw failure.error;
    // Only reads: nothing was taken out yet.
    this.restore ??= restorerOf(this.props.element);
    return null;
  }

  private restoreServerHtml(): void {
    if (!this.restore) return;
    this.restore();
    this.restore = undefined;
    this.props.onRestored();
  }
}

/**
 * Copies what stands in an element, with what was typed: React's marks on the nodes would still lead to
 * the failed page.
 */
function restorerOf(element: HTMLElement): () => void {
  const copies = [...element.childNodes].map((node) => node.cloneNode(true));
  const focused = [...element.querySelectorAll('*')].indexOf(document.activeElement ?? element);
  return () => {
    element.replaceChildren(...copies);
    element.querySelectorAll<HTMLElement>('*')[focused]?.focus({ preventScroll: true });
  };
}
