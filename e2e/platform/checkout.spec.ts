import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startProcess } from '@site/platform/edge/startProcess.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { ownPorts } from '../support/sites.ts';

const SCRIPT = 'shared/composer/nginx/start-edge.sh';

test('a checkout of Windows, private to its user, in a folder with signs, serves the site in production', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const parent = mkdtempSync(join(tmpdir(), 'checkout-'));
  const folder = join(parent, "R&D d'água nº 1");
  const port = ownPorts(28).edge;
  const clone = `umask 077; git clone -q -c core.autocrlf=true '${ROOT}' "$0" && cp -al node_modules "$0"`;
  execFileSync('sh', ['-c', clone, folder], { cwd: ROOT });
  expect(readFileSync(join(folder, SCRIPT), 'utf8')).not.toContain('\r');
  expect(statSync(join(folder, SCRIPT)).mode & 0o77).toBe(0);
  const command = (name: string) => ['-c', `umask 077; exec node shared/platform/run.mjs ${name}`];
  const env = { NODE_ENV: 'production', npm_config_omit: 'dev' };
  // A busy machine builds for longer than a start is waited for.
  const cwd = folder;
  execFileSync('sh', command('build'), { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
  const site = await startProcess({
    name: 'npm start',
    command: ['sh', ...command('start')],
    folder,
    env: { ...env, PORT: String(port) },
    log: 'stdout',
    isReady: (log) => log.includes('The site is at'),
  });
  const answer = await request.get(`http://localhost:${port}/vagas`);
  expect(await answer.text()).toContain('<h1');
  await site.stop();
  rmSync(parent, { recursive: true, force: true });
});
