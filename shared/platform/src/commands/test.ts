import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { APPS, ROOT } from '../project/apps.ts';
import { buildApps } from '../publish/buildApps.ts';
import { HOW_TO_INSTALL_BROWSERS, missingBrowsers } from '../testing/browser.ts';
import { changedFiles, ERRAND, startNeeded, touchedTests } from '../testing/changes.ts';
import { type Check, checksOf } from '../testing/checks.ts';
import { asTest, type EndedTest, isFailed, slowest } from '../testing/counts.ts';
import { installNeeds } from '../testing/install.ts';
import { runStep, runTests } from '../testing/runStep.ts';

const RESULTS = join(ROOT, 'test-results');
const COUNTING = [
  '--reporter=minimal',
  `--reporter=${join(ROOT, 'shared/platform/src/testing/countUnitTests.ts')}`,
];

const PLAYWRIGHT = ['playwright', 'test', '-c', 'e2e/playwright.config.ts'];

const unitTests = (...options: string[]) =>
  runTests('unit tests', ['vitest', 'run', ...options, ...COUNTING]);

const endToEndTests = (...options: string[]) =>
  runTests('end-to-end tests', [...PLAYWRIGHT, ...options]);

const HELP = `npm test [-- --all | --changed [commit]]

Installs what is missing and runs what a commit needs: lint, types, spelling, all unit tests, and one walk of
every errand in Chromium. One test alone: npx vitest run <file>,
npx playwright test -c e2e/playwright.config.ts <file>.

--all: all end-to-end tests, and every page in Firefox and WebKit where they are installed, as CI does.
--changed: unit tests and walks of what changed since a commit; without its name, since the last one.

Example: npm test -- --changed main`;

const options = { all: { type: 'boolean' }, changed: { type: 'boolean' } } as const;

await runCommand({ help: HELP, options, names: 1 }, async ({ all, changed }, [commit]) => {
  if (commit && !changed) throw new UserError(`Unexpected argument '${commit}'. ${HELP}`);
  installNeeds();
  rmSync(RESULTS, { recursive: true, force: true });
  const tests = await (changed ? touched(commit ?? 'HEAD') : everything(all ?? false));
  const failed = tests.filter(isFailed).length;
  if (failed > 0) process.exitCode = 1;
  console.log(`The slowest tests:\n${slowest(tests, 10)}`);
  if (!all)
    console.log('• npm test -- --all, which CI runs, has all end-to-end tests and all browsers');
  const passed = tests.filter(({ status }) => status === 'passed').length;
  console.log(`${passed} passed, ${failed} failed`);
});

/** Everything, or in the place of all end-to-end tests one walk of every errand. */
async function everything(isWhole: boolean): Promise<EndedTest[]> {
  const tests = [...(await checks(checksOf())), ...(await unitTests())];
  if (!isWhole) return [...tests, ...(await walk([ERRAND]))];
  await buildApps(APPS);
  return [...tests, ...(await endToEndTests()), ...(await otherBrowsers())];
}

async function touched(commit: string): Promise<EndedTest[]> {
  const { apps, walks } = touchedTests(changedFiles(commit), APPS);
  const what = apps === 'all' ? 'the project' : apps.join(', ') || 'nothing';
  console.log(`• changed since ${commit}: checks ${what}; walks ${walks.join(', ') || 'nothing'}`);
  // In parallel: sites start while the checks run, of which each uses one core.
  const tests = await Promise.all([
    checks(apps === 'all' ? checksOf() : apps.flatMap(checksOf)),
    unitTests('--changed', commit),
    walks.length > 0 ? walk(walks) : [],
  ]);
  return tests.flat();
}

/** End-to-end tests whose paths, titles or tags hold one of these words. */
async function walk(words: readonly string[]): Promise<EndedTest[]> {
  startNeeded(words);
  await buildApps(APPS);
  return endToEndTests('--pass-with-no-tests', '--grep', words.join('|'));
}

/** At once: each uses one core. */
async function checks(steps: readonly Check[]): Promise<EndedTest[]> {
  return Promise.all(
    steps.map(async ({ name, command }) => asTest(name, await runStep(name, command))),
  );
}

/** `npm run test:browsers`, where its browsers are: a minute. */
async function otherBrowsers(): Promise<EndedTest[]> {
  const missing = missingBrowsers();
  if (missing.length > 0) {
    console.log(`• not tested in ${missing.join(' and ')}: ${HOW_TO_INSTALL_BROWSERS}`);
    return [];
  }
  const words = ['--config', 'e2e/vitest.config.ts', 'browsers/'];
  return runTests('Firefox and WebKit', ['vitest', 'run', ...words, ...COUNTING]);
}
