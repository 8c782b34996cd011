import type { ComponentType } from 'react';
import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { routerBridge, type SiteRouter } from '../router/bridge.ts';
import { PageRoot } from './PageRoot.tsx';

export interface MountOptions {
  /** Holds the HTML of the page document and nothing else; used once, never again. */
  container: HTMLElement;
  Page: ComponentType<{ segment: string }>;
  segment: string;
  /** The remote's name: the same prefix as in its prerender, so that `useId` agrees. */
  prefix: string;
  router: SiteRouter;
  wrap?: ((page: ReactNode) => ReactNode) | undefined;
  /** Hears of every error in this root, caught or not. */
  onError(error: unknown): void;
}

export interface MountedPage {
  unmount(): void;
}

/** Hydrates a page in its container, as a React root of its own. */
export function mountPage(options: MountOptions): MountedPage {
  const { container, Page, segment, prefix, router, wrap, onError } = options;
  const page = createElement(PageRoot, { bridge: routerBridge(router), Page, segment, wrap });
  const root = hydrateRoot(container, page, {
    identifierPrefix: prefix,
    onCaughtError: (error) => onError(error),
    onUncaughtError: (error) => onError(error),
    onRecoverableError: (error) => onError(error),
  });
  return { unmount: () => root.unmount() };
}
