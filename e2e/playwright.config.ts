import { existsSync } from 'node:fs';
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '@site/platform/testing/browser.ts';
import { PORTS, START } from './support/sites.ts';

/**
 * Chromium looks for its makers' servers at every start; tests run without the internet. Letters are
 * as wide as on visitors' screens, also where the browser has no window.
 */
const SWITCHES = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Where `localhost` is ::1, too, Node gives a busy machine 250 ms to connect to 127.0.0.1.
setDefaultAutoSelectFamilyAttemptTimeout(30_000);

const edge = served('edge', '.data/test-edge', { PORT: String(PORTS.edge) });

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  // One more than CI has cores: two workers took 689 s for about 860 s of CPU, and waited for polls,
  // timers and round trips in the rest.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine makes tests slow, not red.
  timeout: 120_000,
  // What is tried again and again costs nothing; Playwright's own pauses grow to a whole second.
  expect: { timeout: 30_000, toPass: { intervals: [50] } },
  reporter: [['dot'], ['./support/reporter.ts']],
  use: {
    baseURL: START,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording every test costs a sixth of the time: `--trace on` for the one that fails.
    trace: 'off',
    launchOptions: { executablePath: steadyBrowser(), args: SWITCHES },
  },
  globalSetup: ['./support/untilServed.ts', '@site/platform/testing/temporaryFolders.ts'],
  webServer: [
    // Without an address Playwright does not wait for it.
    ...(process.env.WITHOUT_EDGE ? [] : [edge]),
    { ...served('start', '.data/test', { PORT: String(PORTS.start) }), url: `${START}/` },
  ],
});

/** The browser of the tests and of what they start; on Linux with Perl it has no news of addresses. */
function steadyBrowser(): string {
  // Playwright reads this file again in each worker, which inherits both variables.
  process.env.TEST_BROWSER ??= findTestBrowser() ?? '';
  const canFilter = process.platform === 'linux' && existsSync('/usr/bin/perl');
  if (!canFilter || !process.env.TEST_BROWSER) return process.env.TEST_BROWSER;
  process.env.BROWSER_PATH = join(import.meta.dirname, 'support/steadyChromium.pl');
  return process.env.BROWSER_PATH;
}

/** A command of the project, with new data each time: dates are the edge's, the example data of today. */
function served(command: string, data: string, env: Record<string, string>) {
  return {
    command: `rm -rf ${data} && node shared/platform/src/commands/${command}.ts`,
    cwd: '..',
    env: { ...env, DATA_FOLDER: data },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    timeout: 120_000,
  };
}
