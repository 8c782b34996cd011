import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { distFolder, ROOT } from '@site/platform/project/apps.ts';
import { START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** Of the frame and of a fragment: a built file, what is written in it, and in which source. */
const LINES = [
  ['shell', 'main-*.js', 'sendBeacon', /^shell\/src\/[\w/]+\.ts$/],
  ['mf-rentals', 'Fragment-*.js', 'surface-paper', /^mf-rentals\/src\/fragments\/saving\//],
] as const;

for (const [app, pattern, written, expected] of LINES)
  test(`a line of a reported stack leads to its source: ${app}`, async ({ request }) => {
    const [file = ''] = globSync(join(distFolder(app), 'assets', pattern));
    const code = readFileSync(file, 'utf8');
    const before = code.slice(0, code.indexOf(written)).split('\n');
    const address = `${START}/${app}/assets/${basename(file)}`;
    const line = `at send (${address}:${before.length}:${String(before.at(-1)).length + 1})`;
    const command = ['shared/platform/src/commands/where.ts', line];
    const said = execFileSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
    const [, source = '', row = ''] = /\n {2}([\w/.-]+):(\d+):\d+\n$/.exec(said) ?? [];
    expect(source).toMatch(expected);
    const lines = readFileSync(join(ROOT, source), 'utf8').split('\n');
    expect(lines[Number(row) - 1]).toContain(written);
    expect(code).not.toContain('sourceMappingURL');
    expect((await request.get(`${address}.map`)).status()).toBe(404);
  });
