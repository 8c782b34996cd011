import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { APPS, ROOT } from '../project/apps.ts';
import { buildApps } from '../publish/buildApps.ts';
import { hasOtherBrowsers } from '../testing/browser.ts';
import { CHECKS } from '../testing/checks.ts';
import { type Counts, playwrightCounts, total, vitestCounts } from '../testing/counts.ts';
import { installNeeds } from '../testing/install.ts';
import { runStep } from '../testing/runStep.ts';

const RESULTS = join(ROOT, 'test-results');
const UNIT_REPORT = join(ROOT, '.cache/unit.json');
const BROWSERS_REPORT = join(RESULTS, 'browsers.json');
const COUNT_UNIT_TESTS = join(ROOT, 'shared/platform/src/testing/countUnitTests.ts');
const E2E_REPORT = join(RESULTS, 'e2e.json');

const HELP = `npm test

Installs what is missing, checks, builds and tests everything; ends with the counts. One test alone:
npx vitest run <file>, npx playwright test -c e2e/playwright.config.ts <file>.

Example: npm test`;

await runCommand({ help: HELP }, async () => {
  await installNeeds();
  rmSync(RESULTS, { recursive: true, force: true });
  rmSync(UNIT_REPORT, { force: true });
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const counts = [
    ...(await checks()),
    await unitTests(),
    await endToEndTests(),
    await otherBrowsers(),
  ];
  const { passed, failed } = total(counts);
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
});

/** At once: each uses one core. */
async function checks(): Promise<Counts[]> {
  return Promise.all(
    CHECKS.map(async ({ name, command }) => asCount(await runStep(name, command))),
  );
}

async function unitTests(): Promise<Counts> {
  const command = ['vitest', 'run', ...reporting(UNIT_REPORT)];
  return vitestCounts(UNIT_REPORT, await runStep('unit tests', command));
}

function reporting(report: string): string[] {
  const reporters = ['minimal', COUNT_UNIT_TESTS, 'json'].map((name) => `--reporter=${name}`);
  return [...reporters, `--outputFile.json=${report}`];
}

async function endToEndTests(): Promise<Counts> {
  await buildApps(APPS);
  await runStep('end-to-end tests', ['playwright', 'test', '-c', 'e2e/playwright.config.ts']);
  return playwrightCounts(E2E_REPORT);
}

/** `npm run test:browsers`, where its browsers are: a minute. */
async function otherBrowsers(): Promise<Counts> {
  if (!hasOtherBrowsers()) {
    console.log('• Firefox and WebKit are not installed: npm run test:browsers says how');
    return { passed: 0, failed: 0 };
  }
  const config = ['--config', 'e2e/browsers/vitest.config.ts'];
  const command = ['vitest', 'run', ...config, ...reporting(BROWSERS_REPORT)];
  return vitestCounts(BROWSERS_REPORT, await runStep('Firefox and WebKit', command));
}

function asCount(isDone: boolean): Counts {
  return { passed: Number(isDone), failed: Number(!isDone) };
}
