import { createServer } from 'node:http';
import {
  addPage,
  type Build,
  edit,
  goodRemote,
  goodShell,
  seal,
  withHeading,
} from '@site/composer/testing/fixture.ts';
import { SITE } from './harness.ts';

/** What a page of ours weighs. */
const BODY = `<p>${'Uma página de tamanho comum, com texto que se lê. '.repeat(300)}</p>`;
/** Serves builds by their names; a manifest that is known is not sent again. */
function serveBuilds(builds: ReadonlyMap<string, Build>) {
  return createServer((request, response) => {
    const [, name = '', ...path] = (request.url ?? '').split('/');
    const { manifest, files } = builds.get(name) ?? {};
    const asked = path.join('/');
    const tag = `"${manifest?.build}"`;
    if (asked !== 'manifest.json') {
      const text = files?.get(asked);
      response.writeHead(text === undefined ? 404 : 200).end(text);
    } else if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
    else response.writeHead(200, { etag: tag }).end(JSON.stringify(manifest));
  }).listen(SITE.ports.publishers, '127.0.0.1');
}

/** A shell and so many remotes by their names, and where they are served. */
export function publishersOf(remotes: number): Record<string, string> {
  const names = ['shell', ...Array.from({ length: remotes }, (_, at) => `mf-p${at}`)];
  const origin = `http://127.0.0.1:${SITE.ports.publishers}`;
  return Object.fromEntries(names.map((name) => [name, `${origin}/${name}`]));
}

/** Serves a shell and remotes with so many pages each, `/p0-0`, `/p0-1` …, in a process of its own. */
function main(remotes: number, pageCount: number): void {
  const builds = new Map<string, Build>([['shell', seal(goodShell())]]);
  const build = (at: number) => {
    const made = goodRemote(`mf-p${at}`, `/p${at}-0`, 'Página');
    for (let page = 1; page < pageCount; page += 1) addPage(made, `/p${at}-${page}`, 'Página');
    for (const name of made.files.keys())
      if (name.endsWith('.html')) edit(made, name, (text) => text.replace('</h1>', `</h1>${BODY}`));
    return made;
  };
  for (let at = 0; at < remotes; at += 1) builds.set(`mf-p${at}`, seal(build(at)));
  // A message is the next heading of the first one's page.
  process.on('message', (heading: string) => {
    const first = builds.get('mf-p0');
    if (first) seal(withHeading(first, heading));
    process.send?.('done');
  });
  serveBuilds(builds).once('listening', () => process.send?.('done'));
}

if (process.argv[1] === import.meta.filename)
  main(Number(process.argv[2]), Number(process.argv[3]));
