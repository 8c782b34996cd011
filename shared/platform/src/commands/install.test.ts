import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';

/** A command of a project without packages, with an npm that does what is given. */
function run(npm: string, name = 'site', lock = '{}') {
  const folder = join(temporaryFolder(), name);
  for (const path of ['shared/platform', 'node_modules'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{ "packages": {} }');
  writeFileSync(join(folder, 'package-lock.json'), lock);
  mkdirSync(join(folder, 'bin'));
  const door = join(folder, 'shared/platform/run.mjs');
  copyFileSync(join(ROOT, 'shared/platform/run.mjs'), door);
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  return spawnSync(process.execPath, [door, 'start'], { encoding: 'utf8', env });
}

test('an npm that runs no install scripts leaves the cause and what to do', () => {
  const { status, stderr } = run('exit 0');
  expect(stderr).toContain('What to do: npm rebuild node --ignore-scripts=false');
  expect(status).toBe(1);
});

test.each([
  ['of a registry that does not answer', '{}'],
  ['of a lock file with the marks of a merge', '<<<<<<< HEAD'],
])('npm has said itself what is wrong: %s', (_, lock) => {
  const { status, stderr } = run('echo "ENOTFOUND registry" >&2; exit 1', 'site', lock);
  expect(stderr).toBe(
    'ENOTFOUND registry\n✗ The packages could not be installed: see what npm says above.\n',
  );
  expect(status).toBe(1);
});

test('below a folder of which Vite reads no file, no command begins', () => {
  const { status, stderr } = run('exit 0', 'nº #1');
  expect(stderr).toMatch(/^✗ The path .*nº #1 holds # or \?.* rename that folder\.\n$/);
  expect(status).toBe(1);
});

test('what production leaves out is installed all the same: the site is built from it', () => {
  const env = { ...process.env, NODE_ENV: 'production', npm_config_omit: 'dev' };
  const { stdout } = spawnSync('npm', ['ci', '--dry-run'], { cwd: ROOT, env, encoding: 'utf8' });
  expect(stdout).not.toContain('remove typescript');
});
