import { execFileSync, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { expect, test, vi } from 'vitest';
import { APPS, dataFolder, distFolder, ROOT } from './apps.ts';

const folder = temporaryFolder();
const LAST = APPS.at(-1) ?? '';

/** What these files say of the apps when a command runs in a folder. */
function appsIn(cwd: string): unknown {
  const apps = join(import.meta.dirname, 'apps.ts');
  const code = `const { ROOT, APPS, distFolder } = await import('${apps}');
    console.log(JSON.stringify([ROOT, distFolder(APPS.at(-1))]));`;
  const words = ['--input-type=module', '-e', code];
  return JSON.parse(execFileSync(process.execPath, words, { cwd, encoding: 'utf8' }));
}

test.each([
  ['outside of the repository knows the repository of its files', '.', ROOT, distFolder(LAST)],
  ['below a list of publishers takes that list', 'own', 'own', 'own/outra/dist'],
  [
    'in a remote of the kit inside the site’s checkout',
    'site/repos/mf-a',
    'site/repos/mf-a',
    'site/repos/mf-a/dist',
  ],
  ['in a remote of the kit in a workspace', 'space/a', 'space/a', 'space/a/dist'],
])('a command that runs %s', (_, cwd, root, dist) => {
  const ofKit = { name: 'mf-a', dependencies: { '@site/platform': 'file:kit/platform.tgz' } };
  writeFiles(folder, [
    ['own/publishers.json', JSON.stringify({ shell: 'shell/dist', 'mf-outra': 'outra/dist' })],
    ['site/publishers.json', JSON.stringify({ shell: 'shell/dist' })],
    ['site/repos/mf-a/package.json', JSON.stringify(ofKit)],
    ['space/package.json', JSON.stringify({ name: 'space', workspaces: ['a'] })],
    ['space/a/package.json', JSON.stringify(ofKit)],
  ]);
  expect(appsIn(join(folder, cwd))).toEqual([root, dist].map((path) => resolve(folder, path)));
});

test('a list of publishers that is not valid ends every command with a sentence', () => {
  const broken = join(folder, 'broken');
  const build = join(ROOT, 'shared/platform/src/commands/build.ts');
  for (const [text, sentence] of [
    ['{', 'publishers.json could not be read: '],
    ['{ "mf-x": "mf-x/dist" }', 'publishers.json is not valid. ✖ the shell is missing'],
  ] as const) {
    writeFiles(broken, [['publishers.json', text]]);
    const options = { cwd: broken, encoding: 'utf8' } as const;
    const { stderr, status } = spawnSync(process.execPath, [build], options);
    expect(stderr).toContain(`✗ ${join(broken, sentence)}`);
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect(status).toBe(1);
  }
});

test.each([
  ['', join(ROOT, '.data/start')],
  ['.data/other', join(ROOT, '.data/other')],
  ['/srv/site/data', '/srv/site/data'],
])('DATA_FOLDER "%s" is %s', (variable, data) => {
  vi.stubEnv('DATA_FOLDER', variable);
  expect(dataFolder('.data/start')).toBe(data);
});
