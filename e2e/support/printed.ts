import { getDocumentProxy } from 'unpdf';

/** A sheet of A4 between its margins, in CSS pixels. */
export const SHEET = { width: 718, height: 1046 };

/** All texts that a page shows on a screen as wide as a sheet, and that are not of screens alone. */
export function textsToPrint(): string[] {
  const main = document.querySelector('main') ?? document.body;
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts: string[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    range.selectNodeContents(node);
    const element = node.parentElement;
    const isSeen = element?.checkVisibility({ visibilityProperty: true });
    const isOfScreens = element?.closest(
      '[data-print=hide], nav, .sr-only, .skip-link, svg, script, style',
    );
    if (isSeen && !isOfScreens && range.getBoundingClientRect().width > 1)
      texts.push(node.textContent ?? '');
  }
  return texts;
}

/** Lines and sheets add blanks and hyphens to a text. */
const letters = (text: string) => text.replace(/[\s\u00ad\u2010-]+/g, '');

interface Box {
  text: string;
  left: number;
  right: number;
  bottom: number;
  height: number;
}

/** Whether letters of one text stand upon those of the other. */
function covers(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.height, other.height);
  return across > 1 && Math.abs(one.bottom - other.bottom) < height / 2;
}

/** Which of a page's texts a PDF lacks, and what it prints upon other texts. */
export async function problemsInPdf(pdf: Uint8Array, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const document = await getDocumentProxy(new Uint8Array(pdf));
  let printed = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const boxes: Box[] = [];
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue;
      const [, , , , left = 0, bottom = 0] = item.transform;
      const { str: text, width, height } = item;
      const box = { text, left, right: left + width, bottom, height };
      const under = boxes.find((other) => covers(box, other));
      if (under) found.push(`sheet ${number}: "${text}" on "${under.text}"`);
      boxes.push(box);
      printed += letters(text);
    }
  }
  const missing = texts.filter((text) => !printed.includes(letters(text)));
  return [...found, ...missing.map((text) => `"${text}" is missing`)];
}
