import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { SEED_FILE } from './prepare.ts';

const disk = temporaryFolder();
const dataFolder = join(disk, 'data');
const run = (program: string, ...words: string[]) =>
  spawnSync(program, words, { encoding: 'utf8' }).status === 0;
const remount = (options: string) =>
  expect(run('mount', '-o', `remount,${options}`, disk), options).toBe(true);

/** A disk of its own can be had by root of a real machine alone. */
const isMounted = run('mount', '-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk);

afterAll(() => {
  // Lazily: a thread that could not open the data may still have a file of it.
  if (isMounted) run('umount', '--lazy', disk);
});

/** In a process of its own: after a failure some files of the data stay open until it ends. */
function failureOn(folder: string): string {
  const backendFile = new URL('./backend.ts', import.meta.url).href;
  const code = `
    const { openBackend } = await import(${JSON.stringify(backendFile)});
    const options = ${JSON.stringify({ seedFile: SEED_FILE, dataFolder: folder })};
    await openBackend(options).then(
      (backend) => backend.close().then(() => console.log('it opened')),
      (error) => console.log(error.message),
    );`;
  const words = [...process.execArgv, '--input-type=module', '-e', code];
  return spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout.trim();
}

// The second test has the data that the first one made.
describe.skipIf(!isMounted)('the disk of the data', { shuffle: false }, () => {
  test('that is full while a database is made is named, and nothing is called damaged', () => {
    expect(failureOn(dataFolder)).toBe(`The disk of the data folder ${dataFolder} is full.`);
    remount('size=200m');
    expect(failureOn(dataFolder)).toBe('it opened');
  });

  test('that is read-only is named, with data on it and without', () => {
    remount('ro');
    expect(failureOn(dataFolder)).toContain(
      `The data folder ${dataFolder} can't be used: EROFS: read-only file system`,
    );
    // Node's own mkdir says ENOENT here.
    const other = join(disk, 'other');
    expect(failureOn(other)).toContain(`The data folder ${other} can't be used: `);
    expect(existsSync(other)).toBe(false);
  });
});
