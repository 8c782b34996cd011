/*
 * What hydration restyles or moves of the screen that a visitor reads first: the document should look as it
 * will. Runs in a browser that lays pages out.
 */

interface Look {
  /** Its opening tag. */
  tag: string;
  box: DOMRect;
  /** Computed values, by property. */
  style: Map<string, string>;
}

/** Elements of a page's first screen, in the document's order. */
export type Screen = ReadonlyMap<Element, Look>;

/** Values that follow from the size of the box, of others too: where they change, something moved. */
const GEOMETRY =
  /(?:width|height|-size|-origin|^(?:top|right|bottom|left)|^(?:inset|margin|grid-template|translate).*)$/;
/** A box that is drawn elsewhere by less is not seen to move. */
const MOVED_PX = 1;

/** Resolves when the style sheet of an address is in force. */
export function addStyles(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
  document.head.append(link);
  return loaded;
}

/** How a container's first screen looks now, with its pictures, by the style sheets of files alone. */
export async function screenOf(container: Element): Promise<Screen> {
  await Promise.all([...container.querySelectorAll('img')].map(untilDecoded));
  // What code adds, for another page as well, stands in no document.
  const others = [...document.styleSheets].filter(({ href, disabled }) => !href && !disabled);
  for (const sheet of others) sheet.disabled = true;
  const screen = new Map<Element, Look>();
  for (const element of container.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    if (isSeen) screen.set(element, { tag: tagOf(element), box, style: styleOf(element) });
  }
  for (const sheet of others) sheet.disabled = false;
  return screen;
}

/**
 * What looks otherwise now: the first element that is restyled, or else moved, and how many more are. A
 * component that changes a class shows its state, as it should where nothing moves; what stayed as it was
 * in the document and looks otherwise gets its styles from scripts.
 */
export function changeSince(before: Screen): string | undefined {
  const still = [...before].filter(([element]) => element.isConnected);
  const changed = still.filter(([element, { tag }]) => tagOf(element) !== tag);
  const restyled = still.flatMap(([element, { tag, style }]) => {
    if (changed.some(([other]) => other.contains(element))) return [];
    const now = styleOf(element);
    const differing = [...style.keys()].filter(
      (name) => !GEOMETRY.test(name) && style.get(name) !== now.get(name),
    );
    // A dozen others follow from it.
    const property = differing.includes('color') ? 'color' : differing[0];
    if (!property) return [];
    const values = `${property} is ${style.get(property)} in the document and ${now.get(property)} then`;
    return [`the browser restyles ${tag} as it hydrates: ${values}`];
  });
  const moved = still.flatMap(([element, { tag, box }]) => {
    const now = element.getBoundingClientRect();
    const [x, y] = [Math.round(now.x - box.x), Math.round(now.y - box.y)];
    if (Math.abs(now.x - box.x) < MOVED_PX && Math.abs(now.y - box.y) < MOVED_PX) return [];
    return [`the browser moves ${tag} as it hydrates, by ${x} px to the right, ${y} px down`];
  });
  const [first] = [...restyled, ...moved];
  const more = Math.max(restyled.length, moved.length) - 1;
  return first && (more > 0 ? `${first}; and ${more} more` : first);
}

/** A picture that comes later moves what it moves with or without hydration. */
async function untilDecoded(image: HTMLImageElement): Promise<void> {
  if (image.loading !== 'lazy') await image.decode?.().catch(() => {});
}

function styleOf(element: Element): Map<string, string> {
  const style = getComputedStyle(element);
  return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
}

function tagOf(element: Element): string {
  return element.outerHTML.replace(/>[\s\S]*$/, '>');
}
