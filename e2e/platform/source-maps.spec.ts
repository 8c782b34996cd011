import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { distFolder, ROOT } from '@site/platform/project/apps.ts';
import { START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test('a line of a reported stack leads to its source', async ({ request }) => {
  const [file = ''] = globSync(join(distFolder('shell'), 'assets/main-*.js'));
  const code = readFileSync(file, 'utf8');
  const before = code.slice(0, code.indexOf('sendBeacon')).split('\n');
  const address = `${START}/shell/assets/${basename(file)}`;
  const line = `at send (${address}:${before.length}:${String(before.at(-1)).length + 1})`;
  const command = ['shared/platform/src/commands/where.ts', line];
  const said = execFileSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  const [, source = '', row = ''] = /\n {2}(shell\/src\/[\w/]+\.ts):(\d+):\d+\n$/.exec(said) ?? [];
  const lines = readFileSync(join(ROOT, source), 'utf8').split('\n');
  expect(lines[Number(row) - 1]).toContain('navigator.sendBeacon');
  expect(code).not.toContain('sourceMappingURL');
  expect((await request.get(`${address}.map`)).status()).toBe(404);
});
