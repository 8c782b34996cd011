/** As the usual federation does it: nothing waits for it. */
export function appendStylesheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
