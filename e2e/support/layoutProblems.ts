import type { Page } from '@playwright/test';

/**
 * What readers of this screen would trip over: a page that scrolls to the side, texts that stick out
 * of it or are cut by a box, words broken in two, texts and signs that lie on each other, letters
 * smaller than the visitor's own size. Left alone: what is hidden or floats, drawings, the logo, and
 * what scrolls by itself.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OUT =
      'header, script, style, svg, option, noscript, dialog, [aria-hidden=true], .skip-link, .sr-only';
    const { clientWidth, scrollWidth } = document.documentElement;
    const smallest = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) - 0.01;
    const problems = new Set<string>(scrollWidth > clientWidth ? ['scrolls to the side'] : []);
    const say = (what: string, text: string) =>
      problems.add(`${what}: “${text.trim().replace(/\s+/g, ' ').slice(0, 50)}”`);

    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    /** The element and those around it, from the inside. */
    const around = (element: Element) => {
      const all: Element[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) all.push(one);
      return all;
    };
    const isLaidOut = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      around(element).every((one) => {
        const { position, overflowX, clipPath } = styleOf(one);
        const floats = position === 'fixed' || position === 'sticky';
        return !floats && !/auto|scroll/.test(overflowX) && clipPath === 'none';
      });

    interface Box {
      element: Element;
      text: string;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const boxes: Box[] = [];
    const add = (element: Element, text: string, { left, right, top, bottom }: DOMRect) => {
      // The box of a line is higher than its letters.
      const size = Number.parseFloat(styleOf(element).fontSize);
      const spare = Math.max(0, bottom - top - size) / 2;
      boxes.push({ element, text, left, right, top: top + spare, bottom: bottom - spare });
    };

    const range = document.createRange();
    const linesOf = (node: Node, from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || !text.trim() || element.closest(OUT) || !isLaidOut(element)) continue;
      const isLogo = text.trim() === 'Ipê' || text.trim() === 'Empresarial';
      if (Number.parseFloat(styleOf(element).fontSize) < smallest && !isLogo) say('small', text);
      const isClamped = styleOf(element).getPropertyValue('-webkit-line-clamp') !== 'none';
      const clip = around(element)
        .find((one) => /hidden|clip/.test(styleOf(one).overflow))
        ?.getBoundingClientRect();
      for (const line of linesOf(node, 0, text.length)) {
        if (line.left < -0.5 || line.right > clientWidth + 0.5) say('off the screen', text);
        const isBelow = clip !== undefined && line.bottom > clip.bottom + 2;
        if (isBelow && isClamped) continue;
        if (isBelow || (clip && (line.left < clip.left - 1 || line.right > clip.right + 1)))
          say('cut', text);
        add(element, text, line);
      }
      // Addresses and names of files break where they must.
      if (/[@/_]|\w\.\w/.test(text)) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const tops = linesOf(node, index, index + word.length).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) say('broken', word);
      }
    }
    for (const icon of document.querySelectorAll('main .icon, footer .icon')) {
      const isPlaced = around(icon).some((one) => styleOf(one).position === 'absolute');
      if (isLaidOut(icon) && !isPlaced) add(icon, 'a sign', icon.getBoundingClientRect());
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
  });
}
