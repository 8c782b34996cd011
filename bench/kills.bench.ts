import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { addPage, edit, goodRemote, goodShell, seal } from '@site/composer/testing/fixture.ts';
import { startComposerOf, startEdgeOf } from '@site/platform/edge/edge.ts';
import { ADDRESS, inFolder, SITE } from './harness.ts';
import { locationOf, serveBuilds } from './madeUp.ts';

/*
 * What visitors get while the composer is killed a hundred times, each time in the middle of publishing: a page
 * and then the file that it names, again and again. Shell and remote release all the time. An answer is wrong that
 * is no 200, is not whole, has header and footer of two shells, is older than one before it, or names a file that
 * is not there. Needs nginx.
 */
const KILLS = Number(process.env.KILLS || 100);
const VISITORS = 8;
const PAGES = 40;
/** A cached file of another page may be the one before, for a second. */
const OLDER_RELEASES = 3;

const shell = goodShell('0');
const remote = goodRemote();
for (let page = 0; page < PAGES; page += 1) addPage(remote, `/p${page}`, `Página ${page}`);
let release = 0;

/** Every page names a file that only this release has. */
function publish(): void {
  remote.files.delete(`assets/r${release}.js`);
  release += 1;
  for (const { document } of remote.manifest.pages)
    edit(remote, document, (text) =>
      text.replace(
        /(?:<a.*<\/a>)?<h1>/,
        `<a href="/mf-novo/assets/r${release}.js">${release}</a><h1>`,
      ),
    );
  remote.files.set(`assets/r${release}.js`, `export default ${release};`);
  seal(remote);
  const mark = String(Math.floor(release / 3));
  edit(shell, 'parts/header.html', () => `<header>${mark}</header><main>`);
  edit(shell, 'parts/footer.html', () => `</main><footer>${mark}</footer>`);
  seal(shell);
}

const textOf = (path: string) =>
  fetch(ADDRESS + path).then(
    (answer) => answer.text(),
    (error: Error) => String(error),
  );

await inFolder(async (runFolder, opened) => {
  publish();
  const builds = new Map(Object.entries({ shell, 'mf-novo': remote }));
  const server = serveBuilds(builds);
  await once(server, 'listening');
  const options = {
    ...SITE,
    runFolder,
    apps: [...builds.keys()],
    locationOf,
    settings: { POLL_MS: '100', WORKERS: '1' },
  };
  let composer = await startComposerOf(options);
  opened.defer((await startEdgeOf(options)).stop);
  const seen = new Set<string>();
  const wrong: string[] = [];
  let answers = 0;
  let isOver = false;

  async function visit(visitor: number): Promise<void> {
    let newest = 0;
    for (let at = visitor; !isOver; at += 1) {
      const page = `/p${at % PAGES}`;
      const html = await textOf(page);
      const [, header, name = '', said = '', footer] =
        /<header>(\d+)<.*?href="([^"]*)">(\d+)<.*<footer>(\d+)<.*<\/html>/s.exec(html) ?? [];
      if (!name || header !== footer) wrong.push(`${page}: ${html.slice(0, 200)}`);
      if (Number(said) < newest - OLDER_RELEASES) wrong.push(`${page}: ${said} after ${newest}`);
      newest = Math.max(newest, Number(said));
      seen.add(said);
      const text = await textOf(name);
      if (!text.includes(said)) wrong.push(`${page} names ${name}: ${text.slice(0, 200)}`);
      answers += 2;
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
  await composer.stop();
  server.close();
  console.log(
    `${KILLS} kills, ${answers} answers, ${seen.size} of ${release} releases seen: ${wrong.length} wrong`,
  );
  for (const one of wrong.slice(0, 10)) console.log(one);
});
