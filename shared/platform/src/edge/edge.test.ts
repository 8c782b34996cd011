import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test, vi } from 'vitest';
import { assertFree } from '../server/listen.ts';
import { freePorts } from '../testing/freePorts.ts';
import { startEdgeOf, startPublisherOf } from './edge.ts';
import { startProcess } from './startProcess.ts';

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

/** A command that has started a process, which says nothing where it ends with it. */
const COMMAND = `
import { startProcess } from '${import.meta.dirname}/startProcess.ts';
import { untilStopped } from '${import.meta.dirname}/../server/listen.ts';
const code = 'console.log("ready"); setInterval(() => {}, 1000)';
const command = [process.execPath, '-e', code];
const isReady = (log) => log.includes('ready');
const { stop } = await startProcess({ name: 'nginx', command, env: {}, isReady });
const isStarted = process.argv.includes('started');
const stopped = isStarted ? untilStopped() : new Promise(() => setInterval(() => {}, 1000));
console.error('begun');
await stopped;
console.error('asked');
await new Promise((resolve) => process.stdin.resume().once('end', resolve));
await stop();
console.error('ended');
process.exit(0);
`;

test.for([
  ['while it starts', ['SIGHUP'], 'begun\n'],
  ['while it starts', ['SIGINT'], 'begun\n'],
  ['while it starts', ['SIGTERM'], 'begun\n'],
  ['started', ['SIGHUP'], 'begun\nasked\nended\n'],
  ['started', ['SIGTERM'], 'begun\nasked\nended\n'],
  ['started', ['SIGINT', 'SIGINT'], 'begun\nasked\nended\n'],
] as const)('what a command started ends with it: %s, by %s', async ([state, signals, said]) => {
  const words = ['--input-type=module', '-e', COMMAND, state];
  const command = spawn(process.execPath, words, { stdio: ['pipe', 'ignore', 'pipe'] });
  let log = '';
  command.stderr.on('data', (chunk) => {
    log += chunk;
  });
  // The last process that has it ends it.
  const ended = once(command.stderr, 'close');
  for (const signal of signals) {
    await once(command.stderr, 'data');
    command.kill(signal);
  }
  if (state === 'started') await vi.waitFor(() => expect(log).toContain('asked'));
  command.stdin.end();
  await ended;
  expect(log).toBe(said);
});
