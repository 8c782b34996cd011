import { ElementHandle, launch } from 'puppeteer-core';
import { elementExpression, SIZE, type Visitor } from './visitor.ts';

/** Firefox as Debian has it, through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Visitor> {
  const start = () =>
    launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: SIZE });
  let browser = await start();
  let page = await browser.newPage();
  return {
    name: (await browser.version()).replace('/', ' '),
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    back: async () => void (await page.goBack()),
    async press(selector, text) {
      const handle = await page.evaluateHandle(elementExpression(selector, text));
      if (!(handle instanceof ElementHandle)) throw new Error(`No ${selector} with "${text}".`);
      await handle.click();
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    read: (expression) => page.evaluate(expression),
    async forget() {
      await browser.close();
      browser = await start();
      page = await browser.newPage();
    },
    close: () => browser.close(),
  };
}
