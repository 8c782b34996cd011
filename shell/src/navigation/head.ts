/** Swaps the tags of the head that belong to a page: title, description, canonical, social tags. */
export function applyHead(page: Document): void {
  for (const tag of document.head.querySelectorAll('[data-page-head]')) tag.remove();
  for (const tag of page.head.querySelectorAll('[data-page-head]')) {
    document.head.append(document.importNode(tag, true));
  }
}

/** Asks for a page's modules at once, instead of one after the other as imports are met. */
export function preloadModules(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`))
      continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** The modules a page document asks to preload. */
export function preloadsOf(page: Document): string[] {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  return [...links].map((link) => link.getAttribute('href') ?? '');
}
