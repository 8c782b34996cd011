import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addPage, edit, goodRemote, goodShell, seal } from '@site/composer/testing/fixture.ts';
import { startComposerOf, startEdgeOf } from '@site/platform/edge/edge.ts';

/**
 * What visitors get while the composer is killed a hundred times, each time in the middle of publishing: a page
 * and then the file that it names, again and again. Shell and remote release all the time. An answer is wrong that
 * is no 200, is not whole, has header and footer of two shells, is older than one before it, or names a file that
 * is not there. Needs nginx.
 */
const KILLS = Number(process.env.KILLS || 100);
const VISITORS = 8;
const PAGES = 40;
const PORTS = { publishers: 14_710, edge: 14_711 };
const ADDRESS = `http://127.0.0.1:${PORTS.edge}`;

const runFolder = mkdtempSync(join(tmpdir(), 'kills-'));
const shell = goodShell('0');
const remote = goodRemote();
for (let page = 0; page < PAGES; page += 1) addPage(remote, `/p${page}`, `Página ${page}`);
const documents = new Map(remote.files);
let release = 0;

/** Every page names a file that only this release has. */
function publish(): void {
  release += 1;
  for (const [file, text] of documents)
    if (file.endsWith('.html'))
      remote.files.set(
        file,
        text.replace('<h1>', `<a href="/mf-novo/assets/r${release}.js">${release}</a><h1>`),
      );
  remote.files.delete(`assets/r${release - 1}.js`);
  remote.files.set(`assets/r${release}.js`, `export default ${release};`);
  seal(remote);
  const mark = String(Math.floor(release / 3));
  edit(shell, 'parts/header.html', () => `<header>${mark}</header><main>`);
  edit(shell, 'parts/footer.html', () => `</main><footer>${mark}</footer>`);
  seal(shell);
}

publish();
const server = createServer((request, response) => {
  const [, name, ...path] = (request.url ?? '').split('/');
  const build = name === 'shell' ? shell : remote;
  const file = path.join('/');
  const text = file === 'manifest.json' ? JSON.stringify(build.manifest) : build.files.get(file);
  response.writeHead(text === undefined ? 404 : 200).end(text);
}).listen(PORTS.publishers, '127.0.0.1');
await once(server, 'listening');

const options = {
  ports: PORTS,
  backend: 'http://127.0.0.1:9/',
  runFolder,
  apps: ['shell', 'mf-novo'],
  locationOf: (app: string) => `http://127.0.0.1:${PORTS.publishers}/${app}`,
  settings: { POLL_MS: '100', WORKERS: '1' },
};
let composer = await startComposerOf(options);
const edge = await startEdgeOf(options);
const count = { answers: 0, seen: new Set<string>() };
const wrong: string[] = [];
let isOver = false;

async function visit(visitor: number): Promise<void> {
  let newest = 0;
  for (let at = visitor; !isOver; at += 1) {
    const page = `/p${at % PAGES}`;
    const answer = await fetch(ADDRESS + page).catch((error: Error) => error);
    const html = answer instanceof Error ? String(answer) : await answer.text();
    const [, header, name = '', said = '', footer] =
      /<header>(\d+)<.*?href="([^"]*)">(\d+)<.*<footer>(\d+)<.*<\/html>/s.exec(html) ?? [];
    count.answers += 1;
    if (!name || header !== footer) wrong.push(`${page}: ${html.slice(0, 200)}`);
    // A cached file of another page may be the one before, for a second.
    if (Number(said) < newest - 3) wrong.push(`${page}: ${said} after ${newest}`);
    newest = Math.max(newest, Number(said));
    count.seen.add(said);
    const file = await fetch(ADDRESS + name).catch((error: Error) => error);
    const text = file instanceof Error ? String(file) : await file.text();
    count.answers += 1;
    if (!text.includes(said)) wrong.push(`${page} names ${name}: ${text.slice(0, 200)}`);
  }
}

const visitors = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
for (let kill = 0; kill < KILLS; kill += 1) {
  publish();
  await pause(Math.random() * 400);
  process.kill(composer.pid, 'SIGKILL');
  await pause(20);
  composer = await startComposerOf(options);
}
isOver = true;
await Promise.all(visitors);
await Promise.all([composer.stop(), edge.stop()]);
server.close();
rmSync(runFolder, { recursive: true, force: true });
console.log(
  `${KILLS} kills, ${count.answers} answers, ${count.seen.size} of ${release} releases seen: ${wrong.length} wrong`,
);
for (const one of wrong.slice(0, 10)) console.log(one);
