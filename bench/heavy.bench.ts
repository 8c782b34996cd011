import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startComposer } from '@site/composer/service.ts';
import {
  addPage,
  type Build,
  edit,
  goodRemote,
  goodShell,
  seal,
} from '@site/composer/testing/fixture.ts';

/**
 * What others wait while twenty publishers release at once what is as heavy as it may be, or heavier: from
 * publishing to visible, and the composer's memory. The publishers are another process on this machine.
 */
const ROUNDS = 6;
const RELEASES = 6;
const PORT = 8797;
const SIZE = 4_800_000;

type Spoil = (build: Build) => void;

const file =
  (name: string, text: () => string): Spoil =>
  ({ files }) =>
    void files.set(name, text());
const many =
  (count: number, name: (at: number) => string, text: (at: number) => string): Spoil =>
  ({ files }) => {
    for (let at = 0; at < count; at += 1) files.set(name(at), text(at));
  };
const heading =
  (html: string): Spoil =>
  (build) =>
    edit(build, build.manifest.pages[0]?.document ?? '', (text) =>
      text.replace('</h1>', `</h1>${html}`),
    );
const pages =
  (count: number, html: string): Spoil =>
  (build) => {
    const { name } = build.manifest;
    for (let at = 0; at < count; at += 1) {
      addPage(build, `/${name.slice(3)}/${at}`, `Página ${at}`);
      edit(build, `pages/${name.slice(3)}/${at}.html`, (text) =>
        text.replace('</h1>', `</h1>${html}`),
      );
    }
  };
const code = 'export const value = [1, 2, 3].map((each) => each * 2);\n';

const KINDS: Spoil[] = [
  heading('<p>'.repeat(1_000_000)),
  heading(`<p ${'a="1" '.repeat(600_000)}>`),
  heading('<'.repeat(SIZE / 2)),
  file('assets/x.js', () => '``'.repeat(SIZE / 2)),
  file('assets/x.js', () => 'import "./Page.js";'.repeat(SIZE / 20)),
  file('assets/x.js', () => code.repeat(SIZE / code.length)),
  many(
    30,
    (at) => `assets/x${at}.js`,
    (at) => `${code.repeat(SIZE / code.length - 1)}//${at}`,
  ),
  many(
    39,
    (at) => `assets/${at}.txt`,
    (at) => `${at + 10}`.repeat(SIZE / 2),
  ),
  many(
    39,
    (at) => `assets/${at}.svg`,
    (at) => `${at + 10}`.repeat(SIZE / 2),
  ),
  many(
    35_000,
    (at) => `assets/${at}.txt`,
    () => '',
  ),
  many(
    19_000,
    (at) => `assets/${at}.txt`,
    (at) => `${at}`,
  ),
  many(
    19_000,
    (at) => `assets/${'a'.repeat(150)}${at}.txt`,
    () => '',
  ),
  pages(38, '<p>Texto</p>'.repeat(SIZE / 12)),
  pages(4000, '<p>Uma página de tamanho comum.</p>'.repeat(300)),
  pages(2000, '<p>Uma página de tamanho comum.</p>'.repeat(30)),
  file('assets/styles.css', () => `:where([data-remote=x]){${'.a&{}'.repeat(SIZE / 6)}}`),
  file('assets/styles.css', () => '{'.repeat(SIZE)),
  (build) => {
    build.manifest.search = 'data/search.json';
    build.files.set('data/search.json', `{"entries":[${'0,'.repeat(200_000)}0]}`);
  },
  (build) => void Object.assign(build.manifest, { pages: Array(2_000_000).fill(0) }),
  (build) =>
    void Object.assign(build.manifest, {
      shared: JSON.parse(`${'['.repeat(4000)}${']'.repeat(4000)}`),
    }),
];

if (process.argv[2] === 'serve') serve();
else await measure();

async function measure(): Promise<void> {
  const all: number[] = [];
  let memory = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const server = fork(import.meta.filename, ['serve']);
    await new Promise((resolve) => server.once('message', resolve));
    const names = ['shell', 'mf-calm', ...KINDS.map((_, at) => `mf-heavy-${at}`)];
    const publishersFile = join(folder, 'publishers.json');
    const locations = names.map((name) => [name, `http://127.0.0.1:${PORT}/${name}`]);
    writeFileSync(publishersFile, JSON.stringify(Object.fromEntries(locations)));
    const store = join(folder, 'store');
    const service = await startComposer({ publishersFile, store });
    while (!service.isComplete()) await pause(50);
    server.send({ heavy: true });
    await new Promise((resolve) => server.once('message', resolve));
    const page = join(store, 'site/pages/calm.html');
    const mine: number[] = [];
    for (let release = 0; release < RELEASES; release += 1) {
      const mark = `Marca ${release}.`;
      const started = performance.now();
      server.send({ mark });
      while (!readFileSync(page, 'utf8').includes(mark)) await pause(5);
      mine.push(performance.now() - started);
      memory = Math.max(memory, process.memoryUsage().rss);
    }
    console.log(mine.map(Math.round).join(' '));
    all.push(...mine);
    await service.stop();
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  all.sort((one, other) => one - other);
  const at = (part: number) => Math.round(all[Math.floor((all.length - 1) * part)] ?? 0);
  console.log(
    `a calm release beside ${KINDS.length} heavy ones: median ${at(0.5)} ms, 9 of 10 within ${at(0.9)}, slowest ${at(1)}; ${Math.round(memory / 1e6)} MB`,
  );
}

/** The publishers. The heavy ones begin light. */
function serve(): void {
  const builds = new Map<string, Build>([['shell', seal(goodShell())]]);
  const spoiled = new Map<string, Build>();
  const calm = seal(goodRemote('mf-calm', '/calm', 'Calma'));
  builds.set('mf-calm', calm);
  for (const [at, spoil] of KINDS.entries()) {
    const name = `mf-heavy-${at}`;
    const own = () => goodRemote(name, `/heavy-${at}`, 'Pesada');
    builds.set(name, seal(own()));
    const heavy = own();
    heavy.files = new Map(
      [...heavy.files].map(([key, text]) => [
        key.replace('Page.js', 'Page2.js'),
        text.replaceAll('Page.js', 'Page2.js'),
      ]),
    );
    spoil(heavy);
    spoiled.set(name, seal(heavy));
  }
  const texts = new Map<string, string>();
  const textOf = (name: string) => {
    const text = texts.get(name) ?? JSON.stringify(builds.get(name)?.manifest);
    texts.set(name, text);
    return text;
  };
  process.on('message', ({ mark, heavy }: { mark?: string; heavy?: boolean }) => {
    if (heavy) {
      for (const [name, build] of spoiled) builds.set(name, build);
      texts.clear();
      for (const name of spoiled.keys()) textOf(name);
      process.send?.('heavy');
    }
    if (!mark) return;
    edit(calm, 'pages/calm.html', (text) => text.replace(/<h1>[^<]*/, `<h1>${mark}`));
    seal(calm);
    texts.delete('mf-calm');
  });
  const server = createServer((request, response) => {
    const [, name = '', ...path] = (request.url ?? '').split('/');
    const build = builds.get(name);
    const asked = path.join('/');
    const text = asked === 'manifest.json' ? textOf(name) : build?.files.get(asked);
    const tag = `"${build?.manifest.build}"`;
    if (asked === 'manifest.json' && request.headers['if-none-match'] === tag)
      response.writeHead(304).end();
    else if (text === undefined) response.writeHead(404).end();
    else
      response.writeHead(200, { etag: tag, 'content-length': Buffer.byteLength(text) }).end(text);
  });
  server.listen(PORT, '127.0.0.1', () => process.send?.('listening'));
}
