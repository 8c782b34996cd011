import { existsSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from '@playwright/test';
import {
  FIREFOX,
  HOW_TO_INSTALL_BROWSERS,
  missingBrowsers,
  WEBKIT_DRIVER,
} from '@site/platform/testing/browser.ts';
import { startFirefox } from './firefox.ts';
import { startPlaywright } from './playwright.ts';
import type { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

interface Engine {
  /** Debian's, which `startDebians` drives where it is installed. */
  debians: string;
  startDebians(path: string): Promise<Visitor>;
  /** Playwright's own, elsewhere. */
  playwrights: BrowserType;
}

/** The browsers that are not Chromium. */
const ENGINES = {
  Firefox: { debians: FIREFOX, startDebians: startFirefox, playwrights: firefox },
  WebKit: { debians: WEBKIT_DRIVER, startDebians: startWebKit, playwrights: webkit },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

const NAMES: readonly EngineName[] = ['Firefox', 'WebKit'];

/** Those of them that are installed. */
export function installedEngines(): EngineName[] {
  const missing = missingBrowsers();
  return NAMES.filter((name) => !missing.includes(name));
}

/** Starts one of them. */
export function startEngine(name: EngineName): Promise<Visitor> {
  if (!installedEngines().includes(name))
    throw new Error(`${name} is not installed: ${HOW_TO_INSTALL_BROWSERS}.`);
  const { debians, startDebians, playwrights }: Engine = ENGINES[name];
  return existsSync(debians) ? startDebians(debians) : startPlaywright(playwrights);
}
