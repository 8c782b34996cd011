import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { Frame } from './Frame.tsx';
import { MAIN_ID } from './mainElement.ts';

/** The frame, or the fallback when the frame itself fails: never an empty page. */
export function SafeFrame() {
  return (
    <ErrorBoundary
      wrap={(fallback) => (
        <main id={MAIN_ID} tabIndex={-1}>
          {fallback}
        </main>
      )}
    >
      <Frame />
    </ErrorBoundary>
  );
}
