import { defineConfig } from '@playwright/test';
import { findBrowser } from '../shared/platform/src/testing/browser.ts';

/** Where the composed site is tested; `E2E_PORT` moves it and everything counted from it. */
const port = Number(process.env.E2E_PORT || 8180);

/** Chromium looks for its makers' servers at every start; tests run without the internet. */
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser() ?? '', args: QUIET },
  },
  webServer: [
    {
      command: 'node shared/platform/src/commands/start.ts',
      cwd: '..',
      url: `http://localhost:${port}/`,
      env: { PORT: String(port), DATA_FOLDER: '.data/test' },
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 120_000,
    },
    {
      command: 'node shared/platform/src/commands/edge.ts',
      cwd: '..',
      url: `http://localhost:${port + 10}/`,
      env: {
        PORT: String(port + 10),
        REMOTES_PORT: String(port + 11),
        BACKEND_PORT: String(port + 19),
        DATA_FOLDER: '.data/test-edge',
      },
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 120_000,
    },
  ],
});
