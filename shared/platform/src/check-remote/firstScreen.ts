interface Shift {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/**
 * Notes how a page's document looks; the function that it returns compares. It runs in the browser, which
 * gets its text: it uses nothing that stands outside of it.
 */
export function noteFirstScreen(container: Element) {
  const hasNothing = () =>
    !container.textContent?.trim() &&
    !container.querySelector('img, svg, video, canvas, iframe, input, button');
  const pieces = () => container.innerHTML.replaceAll('<!-- -->', '').split(/(?=<)/);
  const document = pieces();
  const wasEmpty = hasNothing();
  const moved: string[] = [];
  const note = (entries: PerformanceEntryList) => {
    const shifts: Shift[] = entries.flatMap((entry) => Object(entry).sources);
    for (const { node, previousRect: before, currentRect: after } of shifts) {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element || !container.contains(element)) continue;
      const tag = element.outerHTML.replace(/>[\s\S]*$/, '>');
      const way = `by ${Math.round(after.x - before.x)} px to the right, ${Math.round(after.y - before.y)} px down`;
      moved.push(`the browser moves ${tag} as it hydrates, ${way}`);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  // On a busy machine: after 3 s without its code a page looks as without scripts, until that comes.
  let isLate = false;
  const lateness = new MutationObserver(() => {
    isLate = true;
  });
  lateness.observe(window.document, { attributeFilter: ['data-static'], subtree: true });

  return () => {
    note(observer.takeRecords());
    const now = pieces();
    const at = now.findIndex((piece, index) => piece !== document[index]);
    return {
      wasEmpty,
      isEmpty: hasNothing(),
      /** The first piece of HTML that is another, in both. */
      difference: `“${document[at] ?? ''}” became “${now[at] ?? ''}”`,
      moved: isLate ? [] : moved,
    };
  };
}
