import { existsSync } from 'node:fs';

/** Debian's Chromium without windows. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The first Chromium there is of these, of `BROWSER_PATH` and of the system's. */
export function installedBrowser(...before: readonly string[]): string | undefined {
  const candidates = [process.env.BROWSER_PATH ?? '', ...before, ...SYSTEM_BROWSERS];
  return candidates.find((path) => path !== '' && existsSync(path));
}
