import { Component, type ReactNode } from 'react';
import { mainElement } from '../browser/marks.ts';
import { ErrorFallback } from './ErrorFallback.tsx';

interface Props {
  children: ReactNode;
  /** Around the fallback, where more than the page has failed. */
  wrap?: (fallback: ReactNode) => ReactNode;
}

interface State {
  failed: boolean;
}

/** Shows the fallback in place of what failed; the error itself is reported by the root. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };
  private isRetrying = false;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** Whether it helped or not, the button that was pressed is gone: the page takes the focus. */
  override componentDidUpdate(): void {
    if (this.isRetrying) mainElement()?.focus();
    this.isRetrying = false;
  }

  override render(): ReactNode {
    const { children, wrap = (fallback: ReactNode) => fallback } = this.props;
    if (!this.state.failed) return children;
    return wrap(<ErrorFallback onReset={() => this.retry()} />);
  }

  private retry(): void {
    this.isRetrying = true;
    this.setState({ failed: false });
  }
}
