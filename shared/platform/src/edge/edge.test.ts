import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { lockFolder } from '@site/supabase/embedded/lock.ts';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { assertFree } from '../server/listen.ts';
import { RUN_FOLDER, startEdgeOf, startPublisherOf } from './edge.ts';
import { startProcess } from './startProcess.ts';

/** The first of twelve free ports, below those that a system gives to connections. */
async function freePorts(): Promise<number> {
  const first = 10_000 + 12 * Math.floor(Math.random() * 1500);
  const asked = Array.from({ length: 12 }, (_, at) => assertFree(first + at));
  return Promise.all(asked).then(() => first, freePorts);
}

test.skipIf(spawnSync('nginx', ['-v']).error)(
  'a second `npm run edge` in a checkout is refused, and leaves the files of the first alone',
  async () => {
    const data = temporaryFolder();
    const unlock = lockFolder(data);
    const file = join(RUN_FOLDER, 'of-the-first');
    mkdirSync(RUN_FOLDER, { recursive: true });
    writeFileSync(file, '');
    const first = await freePorts();
    const [PORT, BACKEND_PORT, PUBLISHERS_PORT] = [first, first + 1, first + 2].map(String);
    const second = spawn(process.execPath, [join(ROOT, 'shared/platform/src/commands/edge.ts')], {
      cwd: ROOT,
      env: { ...process.env, DATA_FOLDER: data, PORT, PUBLISHERS_PORT, BACKEND_PORT },
    });
    const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
    expect(said).toContain('is in use by another process');
    expect(code).toBe(1);
    expect(existsSync(file)).toBe(true);
    rmSync(file);
    unlock();
  },
  60_000,
);

test.skipIf(spawnSync('nginx', ['-v']).error)(
  'a terminal that closes leaves no nginx, neither the edge’s nor a publisher’s',
  async () => {
    const runFolder = temporaryFolder();
    const first = await freePorts();
    const site = {
      ports: { edge: first, publishers: first + 1 },
      ...{ backend: 'http://127.0.0.1:1', runFolder },
    };
    const running = [await startEdgeOf(site), await startPublisherOf('shell', site)];
    // It reaches all of its processes; the command that started them then stops each.
    for (const { pid } of running) process.kill(pid, 'SIGHUP');
    for (const { stop } of running) await stop();
    for (const port of [first, first + 1]) await assertFree(port);
  },
);

const run = (code: string, more = {}) =>
  startProcess({
    name: 'the composer',
    command: [process.execPath, '-e', code],
    env: {},
    log: 'stdout',
    isReady: (log) => log.includes('ready'),
    ...more,
  });

test('a process that is never ready is ended, with an error that shows its log', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const running = run('console.log("waits for the disk"); setInterval(() => {}, 1000)', {
    isReady(log: string) {
      if (log) vi.advanceTimersByTime(91_000);
      return false;
    },
  });
  await expect(running).rejects.toThrow(
    'the composer is not ready after 90 s. The end of its log: waits for the disk',
  );
});

test('a process that ends before it is ready is an error with its log, as is a program that is not there', async () => {
  await expect(run('console.log("no store")')).rejects.toThrow(
    'the composer did not start. The end of its log: no store',
  );
  await expect(run('', { command: ['no-such-program'] })).rejects.toThrow('ENOENT');
});

test('a process that is ready runs until it is stopped', async () => {
  const { pid, stop } = await run('console.log("ready"); setInterval(() => {}, 1000)');
  expect(process.kill(pid, 0)).toBe(true);
  await stop();
  expect(() => process.kill(pid, 0)).toThrow();
});
