import {
  type PageContainer,
  type PageProps,
  pageContainerSchema,
} from '@site/contract/contract.ts';
import { isPattern } from '@site/contract/paths.ts';
import type { ComponentType } from 'react';

/** A page on its way to the screen, or on it. */
export interface LoadedPage {
  pathname: string;
  /** Who owns the page, and which build it is of. */
  container: PageContainer;
  /** Holds the page's HTML; in the document, or about to be. */
  element: HTMLElement;
  /** The page document it came in; `null` for the page that the browser itself loaded. */
  document: Document | null;
  /** The page's code; `null` where it has none or could not be loaded. */
  Page: ComponentType<PageProps> | null;
}

/**
 * Finds the page's container in a document.
 * @throws Error naming the attribute when it is missing or not of this contract.
 */
export function findPage(root: ParentNode): Pick<LoadedPage, 'container' | 'element'> {
  const element = root.querySelector<HTMLElement>('[data-remote]');
  if (!element) throw new Error('The document holds no page: no element with data-remote.');
  const { remote, entry, page, contract } = element.dataset;
  return { element, container: pageContainerSchema.parse({ remote, entry, page, contract }) };
}

/** What a path has for the variable of a claimed path, decoded; empty where it has no variable. */
export function decodedParam(pathname: string, claimed: string): string {
  if (!isPattern(claimed)) return '';
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
