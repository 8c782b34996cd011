/** Calls back with the first and every further size of elements; returns how to stop. */
export function onResize(elements: readonly (Element | null)[], act: () => void): () => void {
  // Without it a page is laid out once.
  if (!('ResizeObserver' in window)) return () => {};
  const observer = new ResizeObserver(act);
  for (const element of elements) if (element) observer.observe(element, { box: 'border-box' });
  return () => observer.disconnect();
}
