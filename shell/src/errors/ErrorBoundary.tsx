import { Button } from '@site/design/ui/button/Button.tsx';
import { Component, type ReactNode } from 'react';
import { mainElement } from '../browser/marks.ts';
import { errorFallback as content } from '../content.ts';
import { FallenBlossom } from './FallenBlossom.tsx';

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

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, wrap = (fallback: ReactNode) => fallback } = this.props;
    if (!this.state.failed) return children;
    return wrap(<ErrorFallback onReset={() => this.retry()} />);
  }

  /** Whether it helps or not, the button that was pressed is gone: the page takes the focus. */
  private retry(): void {
    this.setState({ failed: false }, () => mainElement()?.focus());
  }
}

/** What a visitor sees where a part of the page has failed. */
function ErrorFallback({ onReset }: { onReset(): void }) {
  return (
    <section role="alert" data-shell className="surface-sand error-page">
      <FallenBlossom />
      <h1 className="text-4xl font-bold tracking-tight">{content.heading}</h1>
      <p className="mt-4 max-w-md text-lg text-muted">{content.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={onReset}>{content.reset}</Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {content.reload}
        </Button>
      </div>
    </section>
  );
}
