import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './ErrorFallback.tsx';

interface State {
  failed: boolean;
}

/** Shows the fallback in place of what failed; the error itself is reported by the root. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorFallback onReset={() => this.setState({ failed: false })} />;
  }
}
