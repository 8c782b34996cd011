// @vitest-environment node
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { startProcess, temporaryFolder } from '../testing/backends.ts';
import { BackendError } from './errors.ts';
import { lockFolder } from './lock.ts';

/** Each test leaves it empty. */
const folder = temporaryFolder();

const startHolder = () =>
  startProcess(
    `const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
     process.on('SIGTERM', () => process.exit(0));
     await lockFolder(${JSON.stringify(folder)})`,
  );

it('a second process is refused in one sentence that names the folder, after several tries', async () => {
  const holder = await startHolder();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let error: unknown;
  lockFolder(folder).catch((reason) => {
    error = reason;
  });
  let waits = 0;
  for (; !error; await setImmediate()) {
    if (vi.getTimerCount() > 0) waits += 1;
    vi.runOnlyPendingTimers();
  }
  vi.useRealTimers();
  expect(error).toEqual(
    new BackendError(
      `The data folder ${folder} is in use by another process: stop that one first, or use another folder (DATA_FOLDER).`,
    ),
  );
  expect(waits).toBeGreaterThan(5);
  await holder.kill('SIGTERM');
  // A process that exits gives the lock back.
  expect(readdirSync(folder)).toEqual([]);
});

it('the lock can be taken again after it was given back, and leaves nothing behind', async () => {
  await (await lockFolder(folder))();
  await (await lockFolder(folder))();
  expect(readdirSync(folder)).toEqual([]);
});

it('the lock of a process that was killed counts for five seconds, then it is taken over', async () => {
  const lock = join(folder, 'in-use');
  mkdirSync(lock);
  const fiveSecondsAgo = Date.now() / 1000 - 5.1;
  utimesSync(lock, fiveSecondsAgo, fiveSecondsAgo);
  await (await lockFolder(folder))();
});
