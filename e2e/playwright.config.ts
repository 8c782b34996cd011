import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '@site/platform/testing/browser.ts';
import { EDGE, PORTS, START } from './support/sites.ts';

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

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  // One more than CI has cores: two workers took 689 s for about 860 s of CPU, and waited for polls,
  // timers and round trips in the rest.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A busy machine makes tests slow, not red.
  timeout: 120_000,
  // What is tried again and again costs nothing; Playwright's own pauses grow to a whole second.
  expect: { timeout: 30_000, toPass: { intervals: [50] } },
  reporter: [['./support/reporter.ts'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: START,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording every test costs a sixth of the time: `--trace on` for the one that fails.
    trace: 'off',
    launchOptions: { executablePath: findTestBrowser() ?? '', args: SWITCHES },
  },
  webServer: [
    {
      // New data each time: dates are those of the edge's, the example data of today.
      command: 'rm -rf .data/test && node shared/platform/src/commands/start.ts',
      cwd: '..',
      url: `${START}/`,
      env: { PORT: String(PORTS.start), DATA_FOLDER: '.data/test' },
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 120_000,
    },
    {
      command: 'rm -rf .data/test-edge && node shared/platform/src/commands/edge.ts',
      cwd: '..',
      url: `${EDGE}/`,
      env: {
        PORT: String(PORTS.edge),
        PUBLISHERS_PORT: String(PORTS.publishers),
        BACKEND_PORT: String(PORTS.backend),
        DATA_FOLDER: '.data/test-edge',
      },
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 120_000,
    },
  ],
});
