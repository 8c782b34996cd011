import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComposer } from '@site/composer/service.ts';
import {
  addPage,
  type Build,
  goodRemote,
  goodShell,
  seal,
} from '@site/composer/testing/fixture.ts';
import { startEdgeOf } from '@site/platform/edge/edge.ts';

/**
 * What many publishers cost: 5, 20 and 100 of them with 10 and 100 pages each, served by another
 * process. From publishing to visible, a round in which nothing is new, memory, and pages a second
 * against those with five publishers, by wrk. Needs nginx and wrk.
 */
const SIZES = [
  [5, 10],
  [5, 100],
  [20, 10],
  [20, 100],
  [100, 10],
  [100, 100],
] as const;
const ROUNDS = 8;
const PORT = 8795;
const EDGE_PORT = 8796;
const QUIET_GOAL_MS = 200;
const VISIBLE_GOAL_MS = 3000;

/** What a page of ours weighs. */
const BODY = `<p>${'Uma página de tamanho comum, com texto que se lê. '.repeat(300)}</p>`;

if (process.argv[2] === 'serve') serve(Number(process.argv[3]), Number(process.argv[4]));
else await measureAll();

async function measureAll(): Promise<void> {
  console.log(
    'publishers  pages  first    quiet round        publish to visible   memory   pages/s',
  );
  let reference = 0;
  for (const [publishers, pages] of SIZES) {
    const { perSecond, line } = await measure(publishers, pages);
    reference ||= perSecond;
    console.log(`${line}   ${Math.round(perSecond)} (${(perSecond / reference).toFixed(2)})`);
  }
}

async function measure(publishers: number, pages: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await startServer(publishers, pages);
  const names = ['shell', ...Array.from({ length: publishers }, (_, index) => nameOf(index))];
  const publishersFile = join(folder, 'publishers.json');
  writeFileSync(
    publishersFile,
    JSON.stringify(
      Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${PORT}/${name}`])),
    ),
  );
  const store = join(folder, 'store');
  const started = performance.now();
  const service = await startComposer({ publishersFile, store });
  while (!service.isComplete()) await pause(50);
  const first = performance.now() - started;
  await service.poll();
  const quiet = await times(() => service.poll());
  let count = 0;
  const visible = await times(async () => {
    count += 1;
    const mark = `Marca ${count}`;
    server.send({ publisher: count % publishers, mark });
    const file = join(store, `site/pages/p${count % publishers}-1.html`);
    while (!readFileSync(file, 'utf8').includes(mark)) await pause(10);
  });
  const { rss } = process.memoryUsage();
  const perSecond = await pagesPerSecond(folder);
  await service.stop();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
  const cells = [
    String(publishers).padStart(10),
    String(pages).padStart(6),
    `${(first / 1000).toFixed(1)} s`.padStart(7),
    show(quiet, QUIET_GOAL_MS).padStart(18),
    show(visible, VISIBLE_GOAL_MS).padStart(20),
    `${Math.round(rss / 1e6)} MB`.padStart(8),
  ];
  return { perSecond, line: cells.join(' ') };
}

async function pagesPerSecond(runFolder: string): Promise<number> {
  const backend = 'http://127.0.0.1:9/';
  const edge = await startEdgeOf({ ports: { edge: EDGE_PORT }, runFolder, backend });
  const address = `http://127.0.0.1:${EDGE_PORT}/p1-1`;
  const words = ['-t1', '-c32', '-d3s', '-H', 'Accept-Encoding: br', address];
  const said = execFileSync('wrk', words, { encoding: 'utf8' });
  await edge.stop();
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

async function times(action: () => Promise<unknown>): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await action();
    measured.push(performance.now() - started);
  }
  return measured;
}

function show(measured: number[], goal: number): string {
  const sorted = [...measured].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return `${Math.round(median)} ms (${Math.round(sorted.at(-1) ?? 0)}) ${median < goal ? 'kept' : 'MISSED'}`;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function nameOf(index: number): string {
  return `mf-p${index}`;
}

async function startServer(publishers: number, pages: number): Promise<ChildProcess> {
  const child = fork(import.meta.filename, ['serve', String(publishers), String(pages)]);
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

/** The publishers, in a process of their own: what they cost is not the composer's. */
function serve(publishers: number, pages: number): void {
  const builds = new Map<string, Build>([['shell', seal(goodShell())]]);
  for (let index = 0; index < publishers; index += 1) {
    const build = goodRemote(nameOf(index), `/p${index}-0`, `Página ${index}-0`);
    for (let page = 1; page < pages; page += 1)
      addPage(build, `/p${index}-${page}`, `Página ${index}-${page}`);
    for (const [file, text] of build.files)
      if (file.endsWith('.html')) build.files.set(file, text.replace('</h1>', `</h1>${BODY}`));
    builds.set(nameOf(index), seal(build));
  }
  process.on('message', ({ publisher, mark }: { publisher: number; mark: string }) => {
    const build = builds.get(nameOf(publisher));
    const file = `pages/p${publisher}-1.html`;
    const html = build?.files.get(file);
    if (build && html) build.files.set(file, html.replace('</h1>', ` ${mark}</h1>`));
    if (build) seal(build);
  });
  const server = createServer((request, response) => {
    const [, name = '', ...path] = (request.url ?? '').split('/');
    const build = builds.get(name);
    const file = path.join('/');
    const text =
      file === 'manifest.json' ? JSON.stringify(build?.manifest) : build?.files.get(file);
    const tag = `"${build?.manifest.build}"`;
    if (file === 'manifest.json' && request.headers['if-none-match'] === tag)
      response.writeHead(304).end();
    else response.writeHead(text === undefined ? 404 : 200, { etag: tag }).end(text);
  });
  server.listen(PORT, '127.0.0.1', () => process.send?.('listening'));
}
