// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN_TIMEOUT_MS, sources, temporaryFolder } from '../testing/backends.ts';
import { openBackend } from './backend.ts';

const root = temporaryFolder();
const disk = join(root, 'disk');
const prepared = join(root, 'prepared');
const run = (program: string, ...words: string[]) =>
  spawnSync(program, words, { encoding: 'utf8' }).status === 0;

/** A disk of its own can be had by root of a real machine alone. */
const canMount = (() => {
  mkdirSync(disk);
  return run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk) && run('umount', disk);
})();

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function failureOn(dataFolder: string): Promise<string> {
  const opened = openBackend({ dataFolder, ...sources });
  return opened.then(
    async (backend) => {
      await backend.close();
      return 'it opened';
    },
    (error: Error) => error.message,
  );
}

describe.skipIf(!canMount)('the disk of the data', { timeout: OPEN_TIMEOUT_MS }, () => {
  const dataFolder = join(disk, 'data');
  beforeAll(async () => {
    await (await openBackend({ dataFolder: prepared, ...sources })).close();
  }, OPEN_TIMEOUT_MS);

  async function onDisk(options: string, use: () => Promise<void>): Promise<void> {
    expect(run('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', disk)).toBe(true);
    try {
      await use();
    } finally {
      run('umount', disk);
    }
  }

  it('that is full while a database is made is named, and nothing is called damaged', async () => {
    await onDisk('size=20m', async () => {
      expect(await failureOn(dataFolder)).toBe(
        `The data folder ${dataFolder} can't be used: ENOSPC: no space left on device, write.`,
      );
      run('mount', '-o', 'remount,size=200m', disk);
      expect(await failureOn(dataFolder)).toBe('it opened');
    });
  });

  it('that is full before a database is opened is named', async () => {
    await onDisk('size=1m', async () => {
      run('dd', 'if=/dev/zero', `of=${join(disk, 'full')}`);
      expect(await failureOn(dataFolder)).toContain(`${dataFolder} can't be used: ENOSPC`);
    });
  });

  it('that is read-only is named, with data on it and without', async () => {
    await onDisk('size=200m', async () => {
      cpSync(prepared, dataFolder, { recursive: true });
      run('mount', '-o', 'remount,ro', disk);
      expect(await failureOn(dataFolder)).toContain(
        `The data folder ${dataFolder} can't be used: EROFS: read-only file system`,
      );
      // Node's own mkdir says ENOENT here.
      const other = join(disk, 'other');
      expect(await failureOn(other)).toContain(`The data folder ${other} can't be used: `);
      expect(existsSync(join(disk, 'other'))).toBe(false);
    });
  });
});
