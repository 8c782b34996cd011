// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { expect, test, vi } from 'vitest';
import { APPS, dataFolder, distFolder, ROOT } from './apps.ts';

const folder = temporaryFolder();

/** What these files say of the apps when a command runs in a folder. */
function appsIn(cwd: string): unknown {
  const apps = join(import.meta.dirname, 'apps.ts');
  const code = `const { ROOT, APPS, distFolder } = await import('${apps}');
    console.log(JSON.stringify([ROOT, distFolder(APPS.at(-1))]));`;
  const words = ['--input-type=module', '-e', code];
  return JSON.parse(execFileSync(process.execPath, words, { cwd, encoding: 'utf8' }));
}

test('a command that runs outside of the repository knows the repository of its files', () => {
  const outside = join(folder, 'outside');
  mkdirSync(outside);
  expect(appsIn(outside)).toEqual([ROOT, distFolder(APPS.at(-1) ?? '')]);
});

test('a command that runs below a folder with a list of publishers takes that list', () => {
  const own = join(folder, 'own');
  mkdirSync(own);
  writeFileSync(
    join(own, 'publishers.json'),
    JSON.stringify({ shell: 'shell/dist', 'mf-outra': 'outra/dist' }),
  );
  expect(appsIn(own)).toEqual([own, join(own, 'outra/dist')]);
});

test.each([
  ['a remote of the kit inside the site’s checkout is a project', 'repos/mf-agenda', 'mf-agenda'],
  ['a remote of the kit in a workspace is one, wherever its packages lie', '../space/a', 'mf-a'],
])('%s', (_, place, name) => {
  const site = join(folder, 'site');
  writeFiles(site, [
    ['publishers.json', JSON.stringify({ shell: 'shell/dist' })],
    [join(place, 'package.json'), JSON.stringify({ name })],
    ['../space/package.json', JSON.stringify({ name: 'space', workspaces: ['a'] })],
  ]);
  const root = join(site, place);
  expect(appsIn(root)).toEqual([root, join(root, 'dist')]);
});

test('a list of publishers that is not valid ends every command with a sentence', () => {
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  const build = join(ROOT, 'shared/platform/src/commands/build.ts');
  for (const [text, sentence] of [
    ['{', 'publishers.json could not be read: '],
    ['{ "mf-x": "mf-x/dist" }', 'publishers.json is not valid. ✖ the shell is missing'],
  ] as const) {
    writeFileSync(join(broken, 'publishers.json'), text);
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
  vi.unstubAllEnvs();
});
