import { Button } from '@site/design/ui/button/Button.tsx';
import { Component, type ReactNode } from 'react';
import { leaveFor } from '../browser/leaveFor.ts';
import { mainElement } from '../browser/marks.ts';
import { errorFallback as content } from '../content.ts';
import { FallenBlossom } from './FallenBlossom.tsx';

interface Props {
  children: ReactNode;
  /** What takes the place of what failed; the site's own fallback where it is missing. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Shows a fallback in place of what failed; the error itself is reported by the root. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { children, fallback = errorFallback } = this.props;
    const { failure } = this.state;
    return failure ? fallback(failure.error, () => this.retry()) : children;
  }

  /** The pressed button is gone, whether the retry works or not: `<main>` takes the focus. */
  private retry(): void {
    this.setState({ failure: null }, () => mainElement()?.focus());
  }
}

export function errorFallback(_error: unknown, retry: () => void): ReactNode {
  return (
    <section role="alert" data-shell className="surface-sand error-page">
      <FallenBlossom />
      <h1 className="text-4xl font-bold tracking-tight">{content.heading}</h1>
      <p className="mt-4 max-w-md text-lg text-muted">{content.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>{content.reset}</Button>
        <Button variant="secondary" onClick={() => leaveFor()}>
          {content.reload}
        </Button>
      </div>
    </section>
  );
}
