import { isDeepStrictEqual } from 'node:util';
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

/** A page's texts, and its PDF with the same texts: it prints again where code changed the page meanwhile. */
export async function printed<Texts>(
  readTexts: () => Promise<Texts>,
  print: () => Promise<Uint8Array>,
): Promise<{ read: Texts; pdf: Uint8Array }> {
  for (;;) {
    const read = await readTexts();
    const pdf = await print();
    if (isDeepStrictEqual(read, await readTexts())) return { read, pdf };
  }
}

/** Lines and sheets add blanks and hyphens to a text. */
const letters = (text: string) => text.replace(/[\s\u00ad\u2010-]+/g, '');

/** Which of a page's texts a PDF lacks, and what it prints upon other texts. */
export async function problemsInPdf(pdf: Uint8Array, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const document = await getDocumentProxy(new Uint8Array(pdf));
  let printed = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const boxes = items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , , left = 0, bottom = 0] = item.transform;
      const { str: text, width, height } = item;
      return { text, left, right: left + width, bottom, height };
    });
    for (const [at, box] of boxes.entries()) {
      // Letters of one text that stand upon those of another.
      const under = boxes.slice(0, at).find((other) => {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const height = Math.min(box.height, other.height);
        return across > 1 && Math.abs(box.bottom - other.bottom) < height / 2;
      });
      if (under) found.push(`sheet ${number}: "${box.text}" on "${under.text}"`);
      printed += letters(box.text);
    }
  }
  const missing = texts.filter((text) => !printed.includes(letters(text)));
  return [...found, ...missing.map((text) => `"${text}" is missing`)];
}
