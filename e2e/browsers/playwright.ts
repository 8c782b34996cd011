import type { BrowserType, JSHandle } from '@playwright/test';
import { elementExpression, SIZE, type Visitor } from './visitor.ts';

/** A browser that Playwright brings along, as in the pipeline. */
export async function startPlaywright(type: BrowserType): Promise<Visitor> {
  const browser = await type.launch();
  let page = await browser.newPage({ viewport: SIZE });
  return {
    name: `${type.name()} ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    async press(selector, text) {
      const handle: JSHandle = await page.evaluateHandle(elementExpression(selector, text));
      const element = handle.asElement();
      if (!element) throw new Error(`No ${selector} with "${text}".`);
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    read: (expression) => page.evaluate(expression),
    async forget() {
      await page.context().close();
      page = await browser.newPage({ viewport: SIZE });
    },
    close: () => browser.close(),
  };
}
