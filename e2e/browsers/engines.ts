import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import {
  FIREFOX,
  HOW_TO_INSTALL_BROWSERS,
  missingBrowsers,
  WEBKIT_DRIVER,
} from '@site/platform/testing/browser.ts';
import { launch } from 'puppeteer-core';
import { printed, SHEET } from '../support/printed.ts';
import { SIZE, type Visitor, visitorIn } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/**
 * The browsers that are not Chromium: Debian's, which `startDebians` drives where it is installed, and
 * Playwright's own, elsewhere, as in the pipeline.
 */
const ENGINES = {
  Firefox: { debians: FIREFOX, startDebians: startFirefox, playwrights: firefox },
  WebKit: { debians: WEBKIT_DRIVER, startDebians: startWebKit, playwrights: webkit },
};

export type EngineName = keyof typeof ENGINES;

const NAMES: readonly EngineName[] = ['Firefox', 'WebKit'];

/** Those of them that are installed. */
export function installedEngines(): EngineName[] {
  const missing = missingBrowsers();
  return NAMES.filter((name) => !missing.includes(name));
}

/** Starts one of them. */
export async function startEngine(name: EngineName): Promise<Visitor> {
  if (!installedEngines().includes(name))
    throw new Error(`${name} is not installed: ${HOW_TO_INSTALL_BROWSERS}.`);
  const { debians, startDebians, playwrights } = ENGINES[name];
  if (existsSync(debians)) return startDebians(debians);
  const browser = await playwrights.launch();
  return visitorIn(browser, () => browser.newPage({ viewport: SIZE }));
}

/** Firefox as Debian has it, through WebDriver BiDi. */
async function startFirefox(executablePath: string): Promise<Visitor> {
  const defaultViewport = SIZE;
  const browser = await launch({ browser: 'firefox', executablePath, defaultViewport });
  const openTab = async () => (await browser.createBrowserContext()).newPage();
  const visitor = await visitorIn(browser, openTab);
  return {
    ...visitor,
    async openPrinter() {
      const tab = await openTab();
      await tab.setViewport(SHEET);
      return async (url, expression) => {
        await tab.goto(url);
        // It draws the bold letters of the site's font, which are no text then: also of one that comes late.
        await tab.evaluate('document.fonts.add = () => document.fonts; document.fonts.clear()');
        const print = () => tab.pdf({ format: 'A4' });
        const sheets = await printed(() => tab.evaluate(expression), print);
        await tab.close();
        return sheets;
      };
    },
  };
}
