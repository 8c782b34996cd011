import type { PageProps } from '@site/contract/contract.ts';
import { PageRoot, routerBridge, type SiteRouter } from '@site/runtime';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { ErrorBoundary, errorFallback } from '../errors/ErrorBoundary.tsx';
import { replayTap } from '../head/earlyTaps.ts';
import { hydrateRoot } from '../hydrateRoot.ts';

export interface Part {
  element: HTMLElement;
  Page: ComponentType<PageProps>;
  router: SiteRouter;
  /** Aborts when its page is left: its root goes then. */
  signal: AbortSignal;
  param?: string;
  /** The path at which it was rendered, where that is not the visitor's. */
  renderedAt?: string;
  /** As in its prerender, so that `useId` agrees. */
  prefix: string;
  /** Whether an error after hydration shows the fallback; else the HTML is restored. */
  hasFallback?: boolean;
  onError(error: unknown): void;
  /** Called after the HTML is restored, without its root. */
  onRestored?(): void;
}

/** Hydrates a page or a fragment as a root of its own; where it throws, its HTML is restored. */
export function hydratePart(part: Part): void {
  const { element, param = '', onError } = part;
  const container = element.closest<HTMLElement>('[data-remote]') ?? element;
  const isTranslated = element.querySelector('font') !== null;
  // React renders a translated part anew: taps are kept for its new buttons until then.
  if (!isTranslated) container.dataset.hydrated = '';
  let isHydrated = false;
  let restore = () => {};
  const onHydrated = () => {
    // Errors in effects of the first render are handled before this microtask.
    queueMicrotask(() => {
      isHydrated = true;
    });
    container.dataset.hydrated = '';
    replayTap(container);
  };
  const fallback = (error: unknown, retry: () => void) => {
    if (part.hasFallback && isHydrated) return errorFallback(error, retry);
    restore = copyOf(element);
    throw error;
  };
  const root = hydrateRoot(
    element,
    <ErrorBoundary fallback={fallback}>
      <Hydrated onHydrated={onHydrated}>
        <PageRoot
          bridge={routerBridge(part.router)}
          Page={part.Page}
          param={param}
          renderedAt={part.renderedAt}
        />
      </Hydrated>
    </ErrorBoundary>,
    {
      identifierPrefix: part.prefix,
      onCaughtError: onError,
      // A page that was left before it was hydrated has nothing to recover; what a browser has translated before
      // is rendered anew, which is no error.
      onRecoverableError: (error) => element.isConnected && !isTranslated && onError(error),
      onUncaughtError(error) {
        onError(error);
        // React has emptied the element, and `unmount` empties it once more; nothing is painted before.
        queueMicrotask(() => {
          root.unmount();
          restore();
          delete container.dataset.hydrated;
          part.onRestored?.();
        });
      },
    },
  );
  // Not at once: React forbids it while a root is rendering.
  part.signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
}

/** Copies the HTML, with typed text and the focus; returns a function that restores it. */
function copyOf(element: HTMLElement): () => void {
  // The marks of React on the nodes themselves lead to the failed page.
  const nodes = [...element.childNodes].map((node) => node.cloneNode(true));
  const focused = [...element.querySelectorAll('*')].indexOf(document.activeElement ?? element);
  return () => {
    element.replaceChildren(...nodes);
    element.querySelectorAll<HTMLElement>('*')[focused]?.focus({ preventScroll: true });
  };
}

/** Calls back once its child is hydrated. One child, so that `useId` agrees with the server. */
export function Hydrated(props: { onHydrated(): void; children: ReactNode }) {
  const { onHydrated, children } = props;
  useEffect(() => onHydrated(), [onHydrated]);
  return children;
}
