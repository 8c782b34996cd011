// @vitest-environment node

import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { startProcess } from '../testing/backends.ts';
import { lockFolder } from './lock.ts';

const folder = temporaryFolder();

const startHolder = () =>
  startProcess(
    `const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
     process.on('SIGTERM', () => process.exit(0));
     globalThis.unlock = lockFolder(${JSON.stringify(folder)})`,
  );

test('a second process is refused in one sentence that names the folder', async () => {
  const holder = await startHolder();
  expect(() => lockFolder(folder)).toThrow(
    new UserError(
      `The data folder ${folder} is in use by another process: stop that one first, or use another folder (DATA_FOLDER).`,
    ),
  );
  await holder.kill('SIGTERM');
});

test('the lock that was given back, or of a process that was killed, is free at once', async () => {
  const holder = await startHolder();
  await holder.kill('SIGKILL');
  lockFolder(folder)();
  lockFolder(folder)();
});

test('a process that slept for an hour still has the lock, and goes on', async () => {
  const holder = await startHolder();
  holder.signal('SIGSTOP');
  const anHourAgo = Date.now() / 1000 - 3600;
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), anHourAgo, anHourAgo);
  expect(() => lockFolder(folder)).toThrow('is in use by another process');
  holder.signal('SIGCONT');
  expect(await holder.say('still here')).toBe('still here');
  await holder.kill('SIGTERM');
});
