import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startComposer } from '@site/composer/service.ts';
import { startEdgeOf } from '@site/platform/edge/edge.ts';
import { inFolder, load, spread, table, times, untilHolds } from './harness.ts';
import { type Message, namesOf, PUBLISHERS_PORT } from './madeUp.ts';

/*
 * What many publishers cost, served by another process: the first start, a poll cycle in which nothing is
 * new, from publishing one page to visible, the composer's memory, and pages a second, by wrk. In the last
 * row all but the first publish at once what is as heavy as it may be, or heavier. Needs nginx and wrk.
 */
const SIZES = [
  { remotes: 5, pages: 10 },
  { remotes: 5, pages: 100 },
  { remotes: 20, pages: 10 },
  { remotes: 20, pages: 100 },
  { remotes: 100, pages: 10 },
  { remotes: 100, pages: 100 },
  { remotes: 21, pages: 1, isHeavy: true },
];
const ROUNDS = 8;
const EDGE_PORT = 8796;
const HEAD = ['publishers × pages', 'first start', 'quiet poll cycle', 'publish to visible'];

const rows: string[][] = [];
for (const size of SIZES) {
  rows.push(await inFolder((folder) => measure(size, folder)));
  console.log(rows.at(-1)?.join(' | '));
}
console.log(table([...HEAD, 'memory', 'pages a second'], rows));

async function measure(
  { remotes, pages, isHeavy = false }: (typeof SIZES)[number],
  folder: string,
): Promise<string[]> {
  const publishers = fork(join(import.meta.dirname, 'madeUp.ts'), [`${remotes}`, `${pages}`]);
  await once(publishers, 'message');
  const tell = (message: Message) => {
    publishers.send(message);
    return once(publishers, 'message');
  };
  const [publishersFile, store] = [join(folder, 'publishers.json'), join(folder, 'store')];
  const located = namesOf(remotes).map((name) => [
    name,
    `http://127.0.0.1:${PUBLISHERS_PORT}/${name}`,
  ]);
  writeFileSync(publishersFile, JSON.stringify(Object.fromEntries(located)));
  const started = performance.now();
  const service = await startComposer({ publishersFile, store });
  while (!service.isComplete()) await pause(50);
  const first = (performance.now() - started) / 1000;
  // After the start texts are compressed, some with each cycle: 40 s for 10,000 pages.
  while (Math.max(...(await times(3, () => service.poll()))) > 800);
  const quiet = isHeavy ? [] : await times(ROUNDS, () => service.poll());
  if (isHeavy) await tell('heavy');
  let memory = 0;
  const visible = await times(ROUNDS, async (round) => {
    await tell({ heading: `Marca ${round}.` });
    await untilHolds(join(store, 'site/pages/p0-0.html'), `Marca ${round}.`);
    memory = Math.max(memory, process.memoryUsage().rss);
  });
  const edge = await startEdgeOf({
    ports: { edge: EDGE_PORT },
    runFolder: folder,
    backend: 'http://127.0.0.1:9/',
  });
  const { perSecond } = load(`http://127.0.0.1:${EDGE_PORT}/p1-0`, 'br', 3);
  await edge.stop();
  await service.stop();
  publishers.kill();
  return [
    `${remotes} × ${pages}${isHeavy ? ', all but one heavy' : ''}`,
    `${first.toFixed(1)} s`,
    isHeavy ? '' : spread(quiet),
    spread(visible),
    `${Math.round(memory / 1e6)} MB`,
    String(Math.round(perSecond)),
  ];
}
