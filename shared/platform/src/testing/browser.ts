import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a browser for tests: `BROWSER_PATH`, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env.BROWSER_PATH ?? '',
    chromium.executablePath(),
    ...SYSTEM_BROWSERS,
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}
