import { PAGE_PAINTED } from '../browser/marks.ts';
import { onFirstContent } from './onFirstContent.ts';
import { whenIdle } from './whenIdle.ts';

/** A layout shift from which on readers notice it. */
const NOTICED = 0.01;

/**
 * Loads the site's font once the page shows its text and its first picture; `fonts.css` has it for
 * pages without scripts alone. While a font is on its way browsers shape texts anew in each step of a
 * layout: a phone's first paint came 80 to 100 ms later, of 620.
 *
 * The font is in force where that moves nothing on the screen that readers notice, and else from the
 * next page on: 3 of 100 first screens have a line more or less in the letters of the system.
 */
export function deferFont(): void {
  addEventListener('load', () => onFirstContent(() => whenIdle(() => void loadFont())));
}

async function loadFont(): Promise<void> {
  const style = fontStyle();
  if (!style) return;
  const of = (name: string) => style.getPropertyValue(name);
  const family = of('font-family').replaceAll('"', '');
  const font = new FontFace(family, of('src'), { weight: of('font-weight') });
  try {
    await font.load();
  } catch {
    // The letters of the system stay.
    return;
  }
  const apply = () => {
    if (shiftBy(() => document.fonts.add(font)) < NOTICED) removeEventListener(PAGE_PAINTED, apply);
    else document.fonts.delete(font);
  };
  addEventListener(PAGE_PAINTED, apply);
  apply();
}

/** The `@font-face` that `fonts.css` has for pages without scripts. */
function fontStyle(): CSSStyleDeclaration | undefined {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      const [font] = rule instanceof CSSMediaRule ? rule.cssRules : [];
      if (font instanceof CSSFontFaceRule) return font.style;
    }
  }
}

/**
 * The layout shift that a change makes, as browsers report it: part of the screen by part of its longer
 * side. They look at boxes, and at where each text starts.
 */
function shiftBy(change: () => void): number {
  const nodes = nodesOnScreen();
  const range = document.createRange();
  const boxesOf = (node: Node): Element | Range => {
    if (node instanceof Element) return node;
    range.selectNode(node);
    return range;
  };
  const measure = () =>
    new Map(
      nodes.map((node) => {
        const boxes = boxesOf(node);
        const { top, right, bottom, left } = boxes.getBoundingClientRect();
        // Spaces at the end of a line have no box.
        const [first] = boxes.getClientRects();
        return [node, first && { top, right, bottom, left, x: first.x, y: first.y }];
      }),
    );
  const before = measure();
  change();
  const after = measure();
  const moveOf = (node: Node | null) => {
    const [from, to] = [node && before.get(node), node && after.get(node)];
    return from && to ? [Math.round(to.x - from.x), Math.round(to.y - from.y)] : [0, 0];
  };
  let area = 0;
  let furthest = 0;
  for (const [node, from] of before) {
    const to = after.get(node);
    if (!from || !to) continue;
    const [x = 0, y = 0] = moveOf(node);
    const distance = Math.max(Math.abs(x), Math.abs(y));
    // What moves with its parent is part of it.
    if (distance < 3 || `${[x, y]}` === `${moveOf(node.parentNode)}`) continue;
    const width = Math.max(from.right, to.right) - Math.min(from.left, to.left);
    const bottom = Math.min(Math.max(from.bottom, to.bottom), innerHeight);
    const height = bottom - Math.max(Math.min(from.top, to.top), 0);
    if (height <= 0) continue;
    area += width * height;
    furthest = Math.max(furthest, distance);
  }
  return (area / (innerWidth * innerHeight)) * (furthest / Math.max(innerWidth, innerHeight));
}

/** What is below the screen shifts nothing: some 140 nodes are left of up to 3,000, measured in 35 ms on a phone. */
function nodesOnScreen(): Node[] {
  const isOnScreen = (node: Node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    const { top, bottom, height } = node.getBoundingClientRect();
    // What has no box of its own may hold what has one.
    if (height === 0) return NodeFilter.FILTER_SKIP;
    return top < innerHeight && bottom > 0 ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
  };
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(document.body, shown, isOnScreen);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  return nodes;
}
