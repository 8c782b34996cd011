import type { PageLoader } from '@site/contract/contract.ts';
import { SEARCH_PATH } from '@site/contract/paths.ts';

/**
 * The shell's own pages that have code: the part of them marked `data-shell-code` is hydrated, what
 * stands beside it is static HTML.
 */
export const SHELL_PAGES: Readonly<Record<string, PageLoader>> = {
  [SEARCH_PATH]: () => import('../search/SearchTool.tsx'),
};

/** Where the code of a page takes over: all of the page, of a page of the shell a part of it. */
export function codeElement(page: HTMLElement): HTMLElement {
  return page.querySelector<HTMLElement>(':scope > [data-shell-code]') ?? page;
}
