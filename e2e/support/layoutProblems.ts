import type { Page } from '@playwright/test';

/**
 * What readers of this screen would trip over, at each size of text in pixels: a page that scrolls to
 * the side, texts that stick out of it or are cut by a box, words broken in two, texts and signs that
 * lie on each other, letters smaller than the visitor's own size. Left alone: what is hidden or floats,
 * drawings, the logo, and what scrolls by itself.
 */
export function layoutProblems(page: Page, sizes: readonly number[]): Promise<string[]> {
  // At once: each size in a call of its own would be 0.28 s a page more.
  return page.evaluate(`(${problemsAt})(${problemsNow}, ${JSON.stringify(sizes)})`);
}

/* These run in the page: they use nothing from outside of themselves. */

function problemsAt(problems: typeof problemsNow, sizes: readonly number[]): string[] {
  return sizes.flatMap((size) => {
    document.documentElement.style.setProperty('--text-size', `${size}px`);
    return problems().map((problem) => `${size} px: ${problem}`);
  });
}

function problemsNow(): string[] {
  const OUT =
    'header, script, style, svg, option, noscript, dialog, [aria-hidden=true], .skip-link, .sr-only';
  const { clientWidth, scrollWidth } = document.documentElement;
  const smallest = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) - 0.01;
  const problems = new Set<string>(scrollWidth > clientWidth ? ['scrolls to the side'] : []);
  const say = (what: string, text: string) =>
    problems.add(`${what}: “${text.trim().replace(/\s+/g, ' ').slice(0, 50)}”`);

  /** What is found out about an element once. */
  const known = <Value>(find: (element: Element) => Value) => {
    const found = new Map<Element, Value>();
    return (element: Element): Value => {
      const value = found.get(element) ?? find(element);
      found.set(element, value);
      return value;
    };
  };
  const styleOf = known(getComputedStyle);
  /** Whether something is so of the element or of one around it. */
  const within = (isSo: (style: CSSStyleDeclaration) => boolean) => {
    const isWithin: (element: Element) => boolean = known(
      (element) =>
        isSo(styleOf(element)) ||
        (element.parentElement !== null && isWithin(element.parentElement)),
    );
    return isWithin;
  };
  const isApart = within(
    ({ position, overflowX, clipPath }) =>
      /fixed|sticky/.test(position) || /auto|scroll/.test(overflowX) || clipPath !== 'none',
  );
  const isPlaced = within(({ position }) => position === 'absolute');
  const isLaidOut = known(
    (element) =>
      !isApart(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  /** The box that cuts what sticks out of it. */
  const clipOf: (element: Element) => DOMRect | false = known((element) => {
    if (/hidden|clip/.test(styleOf(element).overflow)) return element.getBoundingClientRect();
    return element.parentElement !== null && clipOf(element.parentElement);
  });

  const boxOf = (element: Element, text: string, { left, right, top, bottom }: DOMRect) => {
    // The box of a line is higher than its letters.
    const size = Number.parseFloat(styleOf(element).fontSize);
    const spare = Math.max(0, bottom - top - size) / 2;
    return { element, text, left, right, top: top + spare, bottom: bottom - spare };
  };
  const boxes: ReturnType<typeof boxOf>[] = [];

  const range = document.createRange();
  const linesOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const isBroken = (lines: DOMRect[]) => new Set(lines.map(({ top }) => Math.round(top))).size > 1;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || !text.trim() || element.closest(OUT) || !isLaidOut(element)) continue;
    const isLogo = text.trim() === 'Ipê' || text.trim() === 'Empresarial';
    if (Number.parseFloat(styleOf(element).fontSize) < smallest && !isLogo) say('small', text);
    const isClamped = styleOf(element).getPropertyValue('-webkit-line-clamp') !== 'none';
    const clip = clipOf(element);
    const lines = linesOf(node, 0, text.length);
    for (const line of lines) {
      if (line.left < -0.5 || line.right > clientWidth + 0.5) say('off the screen', text);
      const isBelow = clip && line.bottom > clip.bottom + 2;
      if (isBelow && isClamped) continue;
      if (isBelow || (clip && (line.left < clip.left - 1 || line.right > clip.right + 1)))
        say('cut', text);
      boxes.push(boxOf(element, text, line));
    }
    // Addresses and names of files may break inside; a text in one line has no break.
    if (!isBroken(lines) || /[@/_]|\w\.\w/.test(text)) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{2,}/gu))
      if (isBroken(linesOf(node, index, index + word.length))) say('broken', word);
  }
  for (const icon of document.querySelectorAll('main .icon, footer .icon')) {
    if (isLaidOut(icon) && !isPlaced(icon))
      boxes.push(boxOf(icon, 'a sign', icon.getBoundingClientRect()));
  }

  boxes.sort((one, other) => one.top - other.top);
  boxes.forEach((box, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (other.top >= box.bottom) break;
      if (other.element.contains(box.element) || box.element.contains(other.element)) continue;
      const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const height = Math.min(box.bottom, other.bottom) - other.top;
      if (width > 1 && height > 1) say('overlap', `${box.text}” and “${other.text}`);
    }
  });
  return [...problems];
}
