// @vitest-environment node
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackendError } from './errors.ts';
import { lockFolder } from './lock.ts';
import { startProcess, temporaryFolder } from './testing.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'lock');

const takeLock = () =>
  `import { lockFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
   process.on('SIGTERM', () => process.exit(0));
   lockFolder(${JSON.stringify(folder)})`;

describe('the lock on the data folder', () => {
  it('refuses a second taker and names folder and process', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      new BackendError(
        `The data folder ${folder} is in use by process ${process.pid}: stop that one first, or use another folder.`,
      ),
    );
    unlock();
  });

  it('can be taken again after it was given back, and leaves nothing behind', () => {
    lockFolder(folder)();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('gives back only its own lock', () => {
    const first = lockFolder(folder);
    rmSync(lockFile());
    const other = JSON.stringify({ pid: 1, start: null });
    writeFileSync(lockFile(), other);
    first();
    expect(existsSync(lockFile())).toBe(true);
  });

  it('is held while another process runs, and free when that one exits', async () => {
    const other = await startProcess(takeLock());
    expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}`);
    await other.kill('SIGTERM');
    expect(existsSync(lockFile())).toBe(false);
  });

  it('is taken over from a process that was killed', async () => {
    const other = await startProcess(takeLock());
    await other.kill('SIGKILL');
    expect(existsSync(lockFile())).toBe(true);
    lockFolder(folder)();
  });

  it.skipIf(process.platform === 'win32')(
    'is taken over when its pid now belongs to another process',
    () => {
      writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, start: 'long ago' }));
      lockFolder(folder)();
    },
  );

  it.each(['', 'nonsense', '{"pid":-1}'])('is taken over when the file holds %j', (content) => {
    writeFileSync(lockFile(), content);
    lockFolder(folder)();
  });
});
