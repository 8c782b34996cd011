import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const READABILITY = [
  import.meta.resolve('@mozilla/readability/Readability.js'),
  import.meta.resolve('@mozilla/readability/Readability-readerable.js'),
]
  .map((file) => readFileSync(fileURLToPath(file), 'utf8'))
  .join(';');

interface ReaderView {
  /** What stands beneath the title. */
  byline: string;
  /** Texts that are not of the page's own part. */
  foreign: string[];
}

/** The page as Firefox's reader view shows it; nothing of a page for which Firefox offers none. */
export function readerView(page: Page): Promise<ReaderView | undefined> {
  return page.evaluate(`(() => {
    ${READABILITY};
    if (!isProbablyReaderable(document)) return;
    // The document's policy refuses inline styles in a copy, too.
    const html = document.documentElement.outerHTML.replace(/<style[^]*?<\\/style>| style="[^"]*"/g, '');
    const copy = new DOMParser().parseFromString(html, 'text/html');
    const article = new Readability(copy, { serializer: (part) => part }).parse();
    const own = document.querySelector('main').textContent;
    const texts = document.createTreeWalker(article.content, NodeFilter.SHOW_TEXT);
    const foreign = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue.trim();
      if (!own.includes(text)) foreign.push(text);
    }
    return { byline: article.byline, foreign };
  })()`);
}
