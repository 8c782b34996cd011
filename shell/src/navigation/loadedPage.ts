import {
  type PageContainer,
  type PageProps,
  pageContainerSchema,
} from '@site/contract/contract.ts';
import type { ComponentType } from 'react';

/** A page on its way to the screen, or on it. */
export interface LoadedPage {
  pathname: string;
  /** Who owns the page, and which build it is of; `null` where this shell does not understand it. */
  container: PageContainer | null;
  /** Holds the page's HTML; in the document, or about to be. */
  element: HTMLElement;
  /** The page document it came in; `null` for the page that the browser itself loaded. */
  document: Document | null;
  /** The page's code; `null` where it has none or could not be loaded. */
  Page: ComponentType<PageProps> | null;
}

/**
 * Finds the page's container in a document; one of another contract is found, not understood.
 * @throws Error when the document holds no page.
 */
export function findPage(root: ParentNode): Pick<LoadedPage, 'container' | 'element'> {
  const element = root.querySelector<HTMLElement>('[data-remote]');
  if (!element) throw new Error('The document holds no page: no element with data-remote.');
  const { remote, entry, page, contract, requires } = element.dataset;
  const parsed = pageContainerSchema.safeParse({ remote, entry, page, contract, requires });
  return { element, container: parsed.success ? parsed.data : null };
}
