/**
 * Notes how a page's document looks; the function that it returns compares. It runs in the browser, which
 * gets its text: it uses nothing that stands outside of it. A component that changes its own class shows its
 * state, as it should where nothing moves; an element that stays as it is in the document and looks
 * otherwise gets its styles from scripts.
 */
export function noteFirstScreen(container: Element) {
  /**
   * Values that follow from the size of the box, of others too: where they change, something moved. The
   * shell changes content-visibility of what is below the screen.
   */
  const geometry =
    /(?:width|height|-size|-origin|^(?:top|right|bottom|left)|^(?:content-visibility|inset|margin|grid-template|translate).*)$/;
  /** A box that is drawn elsewhere by less is not seen to move. */
  const movedPx = 1;
  const tagOf = (element: Element) => element.outerHTML.replace(/>[\s\S]*$/, '>');
  const styleOf = (element: Element) => {
    const style = getComputedStyle(element);
    return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
  };
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
    style: styleOf(element),
  }));

  return () => {
    const now = pieces();
    const at = now.findIndex((piece, index) => piece !== document[index]);
    const still = screen.filter(({ element }) => element.isConnected);
    const changed = still.filter(({ element, tag }) => tagOf(element) !== tag);
    const restyled = still.flatMap(({ element, tag, style }) => {
      if (changed.some((other) => other.element.contains(element))) return [];
      const then = styleOf(element);
      const differing = [...style.keys()].filter(
        (name) => !geometry.test(name) && style.get(name) !== then.get(name),
      );
      // A dozen others follow from it.
      const property = differing.includes('color') ? 'color' : differing[0];
      if (!property) return [];
      const values = `${property} is ${style.get(property)} in the document and ${then.get(property)} then`;
      return [`the browser restyles ${tag} as it hydrates: ${values}`];
    });
    const moved = still.flatMap(({ element, tag, box }) => {
      const then = boxOf(element);
      const [x, y] = [then.x - box.x, then.y - box.y];
      if (Math.abs(x) < movedPx && Math.abs(y) < movedPx) return [];
      const way = `by ${Math.round(x)} px to the right, ${Math.round(y)} px down`;
      return [`the browser moves ${tag} as it hydrates, ${way}`];
    });
    const [first] = [...restyled, ...moved];
    const more = Math.max(restyled.length, moved.length) - 1;
    return {
      wasEmpty,
      isEmpty: hasNothing(),
      /** The first piece of HTML that is another, in both. */
      difference: `“${document[at] ?? ''}” became “${now[at] ?? ''}”`,
      /** What of the first screen looks otherwise or stands elsewhere. */
      change: first && more > 0 ? `${first}; and ${more} more` : first,
    };
  };
}
