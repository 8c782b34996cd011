import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { ROOT } from '@site/platform/project/apps.ts';
import { EDGE } from '../support/sites.ts';

const run = promisify(execFile);
const check = (...words: string[]) =>
  run(process.execPath, ['shared/platform/src/commands/check-remote.ts', ...words], { cwd: ROOT });

test('a team holds its build against the site that is deployed, and is told that its code runs', async () => {
  const { stdout } = await check('mf-jobs', '--against', EDGE);
  expect(stdout).toContain('mf-jobs: its code is run now');
  expect(stdout).toContain(`✓ mf-jobs keeps the contract, beside what ${EDGE} has`);
});

test('an address that is no site is named, with what was expected of it', async () => {
  const refused = check('mf-jobs', '--against', `${EDGE}/nada`);
  await expect(refused).rejects.toMatchObject({
    stderr: expect.stringContaining(`${EDGE}/nada/stage.json: stage.json answered with status 404`),
  });
});
