import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { APPS, ROOT } from '../project/apps.ts';
import { buildApps } from '../publish/buildApps.ts';
import { HOW_TO_INSTALL_BROWSERS, missingBrowsers } from '../testing/browser.ts';
import { CHECKS } from '../testing/checks.ts';
import { type Counts, playwrightCounts, total, vitestCounts } from '../testing/counts.ts';
import { installNeeds } from '../testing/install.ts';
import { repeat } from '../testing/repeat.ts';
import { runStep } from '../testing/runStep.ts';

const RESULTS = join(ROOT, 'test-results');
const UNIT_REPORT = join(ROOT, '.cache/unit.json');
const BROWSERS_REPORT = join(RESULTS, 'browsers.json');
const COUNT_UNIT_TESTS = join(ROOT, 'shared/platform/src/testing/countUnitTests.ts');
const E2E_REPORT = join(RESULTS, 'e2e.json');

const HELP = `npm test -- [--repeat <times>]

Installs what is missing, checks, builds and tests everything; ends with the counts. One test alone:
npx vitest run <file>, npx playwright test -c e2e/playwright.config.ts <file>.

--repeat: all end-to-end tests so many times in a row, every second time beside two busy processes,
and the unit tests half as often, in random order; which tests failed, and in how many runs.

Example: npm test -- --repeat 20`;

await runCommand({ help: HELP, options: { repeat: { type: 'string' } } }, async (values) => {
  const times = values.repeat === undefined ? undefined : parseTimes(values.repeat);
  await installNeeds();
  rmSync(RESULTS, { recursive: true, force: true });
  rmSync(UNIT_REPORT, { force: true });
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const { passed, failed } = total(await (times ? everythingAgain(times) : everything()));
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
});

function parseTimes(text: string): number {
  const times = Number(text);
  if (Number.isSafeInteger(times) && times > 0) return times;
  throw new UserError(`--repeat ${text}: expected a whole number of runs, such as 20.`);
}

async function everything(): Promise<Counts[]> {
  const counts = [...(await checks()), await unitTests()];
  await buildApps(APPS);
  counts.push(await endToEndTests(), await otherBrowsers());
  return counts;
}

async function everythingAgain(times: number): Promise<Counts[]> {
  const shuffled = () => unitTests('--sequence.shuffle');
  const units = await repeat('unit tests', Math.ceil(times / 2), shuffled);
  await buildApps(APPS);
  return [units, await repeat('end-to-end tests', times, endToEndTests)];
}

/** At once: each uses one core. */
async function checks(): Promise<Counts[]> {
  return Promise.all(
    CHECKS.map(async ({ name, command }) => asCount(await runStep(name, command))),
  );
}

async function unitTests(...options: string[]): Promise<Counts> {
  const command = ['vitest', 'run', ...options, ...reporting(UNIT_REPORT)];
  return vitestCounts(UNIT_REPORT, await runStep('unit tests', command));
}

function reporting(report: string): string[] {
  const reporters = ['minimal', COUNT_UNIT_TESTS, 'json'].map((name) => `--reporter=${name}`);
  return [...reporters, `--outputFile.json=${report}`];
}

async function endToEndTests(): Promise<Counts> {
  const command = ['playwright', 'test', '-c', 'e2e/playwright.config.ts'];
  await runStep('end-to-end tests', command);
  return playwrightCounts(E2E_REPORT);
}

/** `npm run test:browsers`, where its browsers are: a minute. */
async function otherBrowsers(): Promise<Counts> {
  const missing = missingBrowsers();
  if (missing.length > 0) {
    console.log(`• not tested in ${missing.join(' and ')}: ${HOW_TO_INSTALL_BROWSERS}`);
    return total([]);
  }
  const words = ['--config', 'e2e/vitest.config.ts', 'browsers/'];
  const command = ['vitest', 'run', ...words, ...reporting(BROWSERS_REPORT)];
  return vitestCounts(BROWSERS_REPORT, await runStep('Firefox and WebKit', command));
}

function asCount(isDone: boolean): Counts {
  return { passed: Number(isDone), failed: Number(!isDone), failures: [] };
}
