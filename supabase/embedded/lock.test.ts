// @vitest-environment node
import { readdirSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPEN_TIMEOUT_MS, startProcess, temporaryFolder } from '../testing/backends.ts';
import { BackendError } from './errors.ts';
import { lockFolder } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const startHolder = () =>
  startProcess(
    `const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
     process.on('SIGTERM', () => process.exit(0));
     await lockFolder(${JSON.stringify(folder)})`,
  );

describe('the lock on the data folder', { timeout: OPEN_TIMEOUT_MS }, () => {
  it('refuses a second process in one sentence that names the folder', async () => {
    const holder = await startHolder();
    await expect(lockFolder(folder)).rejects.toThrow(
      new BackendError(
        `The data folder ${folder} is in use by another process: stop that one first, or use another folder (DATA_FOLDER).`,
      ),
    );
    await holder.kill('SIGTERM');
  });

  it('can be taken again after it was given back, and leaves nothing behind', async () => {
    await (await lockFolder(folder))();
    await (await lockFolder(folder))();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is given back by a process that exits', async () => {
    const holder = await startHolder();
    await holder.kill('SIGTERM');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that was killed', async () => {
    const holder = await startHolder();
    await holder.kill('SIGKILL');
    await (await lockFolder(folder))();
  });
});
