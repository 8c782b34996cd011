import { expect, test, vi } from 'vitest';
import { startProcess } from './startProcess.ts';

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

test('a process that ends before it is ready is an error with its log', async () => {
  await expect(run('console.log("no store")')).rejects.toThrow(
    'the composer did not start. The end of its log: no store',
  );
});

test('a program that is not there is an error', async () => {
  await expect(run('', { command: ['no-such-program'] })).rejects.toThrow('ENOENT');
});

test('a process that is ready runs until it is stopped', async () => {
  const { pid, stop } = await run('console.log("ready"); setInterval(() => {}, 1000)');
  expect(process.kill(pid, 0)).toBe(true);
  await stop();
  expect(() => process.kill(pid, 0)).toThrow();
});
