import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from 'playwright-core';

/** Debian's Chromium without windows. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's, which `npm run test:browsers` drives where they are installed; else Playwright's own. */
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';

/** What to type to have the browsers of `npm run test:browsers`, on Debian or anywhere. */
export const HOW_TO_INSTALL_BROWSERS =
  'apt-get install firefox-esr webkit2gtk-driver xvfb, or npx playwright install --with-deps firefox webkit';

/** The names of the browsers of `npm run test:browsers` that are not installed. */
export function missingBrowsers(): string[] {
  const isThere = {
    Firefox: existsSync(FIREFOX) || existsSync(firefox.executablePath()),
    WebKit:
      [WEBKIT_DRIVER, SCREEN].every((path) => existsSync(path)) ||
      existsSync(webkit.executablePath()),
  };
  return Object.entries(isThere).flatMap(([name, isFound]) => (isFound ? [] : name));
}

/**
 * Path of a browser for tests: `BROWSER_PATH`, the one without windows where there is one, which
 * needs a third less of the machine for the same pages, or any.
 */
export function findTestBrowser(): string | undefined {
  return findBrowser(HEADLESS_SHELL);
}

/** Path of a browser as visitors have it: `BROWSER_PATH`, what is preferred, Playwright's own, or the system's. */
export function findBrowser(...preferred: readonly string[]): string | undefined {
  const own = [process.env.BROWSER_PATH ?? '', ...preferred, chromium.executablePath()];
  return [...own, ...SYSTEM_BROWSERS].find((path) => path !== '' && existsSync(path));
}
