import { MODULE_LIST } from '@site/contract/moduleList.ts';
import { appendLink } from './appendLink.ts';

/** The modules that a document lists: in the whole document the shell's, then those of the page. */
export function listedModules(page: ParentNode): string[][] {
  return Array.from(page.querySelectorAll(`script[${MODULE_LIST}]`), ({ textContent }) => {
    const list: unknown = JSON.parse(textContent);
    return Array.isArray(list) ? list.filter((address) => typeof address === 'string') : [];
  });
}

/** Asks for modules at once, instead of one after the other as imports are met. */
export function preloadModules(
  addresses: readonly string[],
  priority: 'low' | 'high' | 'auto' = 'auto',
): void {
  for (const href of addresses) {
    if (!document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`))
      appendLink({ rel: 'modulepreload', fetchpriority: priority, href });
  }
}
