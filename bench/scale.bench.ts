import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openComposer, spread, table, temporaryFolder, times } from './harness.ts';
import { publishersOf } from './madeUp.ts';

/*
 * What publishers in another process cost: first start, quiet poll cycle (goal 30 ms for a site such as
 * ours), from publishing a page to visible (goal 2000 ms), memory. `edge` counts pages a second.
 */
const REMOTES = [5, 20, 100];
const PAGES = [10, 100];
const ROUNDS = 8;
const HEAD = ['publishers × pages', 'first start', 'quiet cycle', 'visible after', 'memory'];

const rows: string[][] = [];
for (const remotes of REMOTES)
  for (const pages of PAGES) {
    rows.push(await measure(remotes, pages));
    console.log(rows.at(-1)?.join(' | '));
  }
console.log(table(HEAD, rows));

async function measure(remotes: number, pages: number): Promise<string[]> {
  using temporary = temporaryFolder();
  const folder = temporary.path;
  await using opened = new AsyncDisposableStack();
  const publishers = fork(join(import.meta.dirname, 'madeUp.ts'), [`${remotes}`, `${pages}`]);
  opened.defer(() => void publishers.kill());
  const [origin] = await once(publishers, 'message');
  const started = performance.now();
  const service = await openComposer(opened, folder, publishersOf(remotes, String(origin)));
  const first = (performance.now() - started) / 1000;
  // After the start texts are compressed, some with each cycle: 40 s for 10,000 pages.
  while (Math.max(...(await times(3, () => service.poll()))) > 800);
  const quiet = await times(ROUNDS, () => service.poll());
  let memory = 0;
  const show = async (round: number) => {
    publishers.send(`Marca ${round}.`);
    await once(publishers, 'message');
    const page = join(folder, 'store/site/pages/p0-0.html');
    while (!readFileSync(page, 'utf8').includes(`Marca ${round}.`)) await pause(5);
    memory = Math.max(memory, process.memoryUsage().rss);
  };
  // A publisher with a new release at each poll is polled more and more rarely.
  const visible = await times(ROUNDS, show, () => service.poll());
  return [
    `${remotes} × ${pages}`,
    `${first.toFixed(1)} s`,
    spread(quiet),
    spread(visible),
    `${Math.round(memory / 1e6)} MB`,
  ];
}
