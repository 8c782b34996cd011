/**
 * Notes how a page's document looks; the function that it returns compares. It runs in the browser, which
 * gets its text: it uses nothing that stands outside of it. Styles that scripts bring are the policy's to refuse.
 */
export function noteFirstScreen(container: Element) {
  /** A box that is drawn elsewhere by less is not seen to move. */
  const movedPx = 1;
  const tagOf = (element: Element) => element.outerHTML.replace(/>[\s\S]*$/, '>');
  /** By the container's place: what the shell adds above it is the shell's. */
  const boxOf = (element: Element) => {
    const [own, around] = [element.getBoundingClientRect(), container.getBoundingClientRect()];
    return { x: own.x - around.x, y: own.y - around.y };
  };
  const isOnScreen = (element: Element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  };
  const hasNothing = () =>
    !container.textContent?.trim() &&
    !container.querySelector('img, svg, video, canvas, iframe, input, button');
  const pieces = () => container.innerHTML.replaceAll('<!-- -->', '').split(/(?=<)/);

  const document = pieces();
  const wasEmpty = hasNothing();
  const screen = [...container.querySelectorAll('*')].filter(isOnScreen).map((element) => ({
    element,
    tag: tagOf(element),
    box: boxOf(element),
  }));

  return () => {
    const now = pieces();
    const at = now.findIndex((piece, index) => piece !== document[index]);
    const still = screen.filter(({ element }) => element.isConnected);
    const moved = still.flatMap(({ element, tag, box }) => {
      const then = boxOf(element);
      const [x, y] = [then.x - box.x, then.y - box.y];
      if (Math.abs(x) < movedPx && Math.abs(y) < movedPx) return [];
      const way = `by ${Math.round(x)} px to the right, ${Math.round(y)} px down`;
      return [`the browser moves ${tag} as it hydrates, ${way}`];
    });
    const [first] = moved;
    const more = moved.length - 1;
    return {
      wasEmpty,
      isEmpty: hasNothing(),
      /** The first piece of HTML that is another, in both. */
      difference: `“${document[at] ?? ''}” became “${now[at] ?? ''}”`,
      /** What of the first screen stands elsewhere. */
      change: first && more > 0 ? `${first}; and ${more} more` : first,
    };
  };
}
