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

/** What the process of made-up publishers is told: a heading for the first, or that the others get heavy. */
export type Message = { heading: string } | 'heavy';

/** As heavy as a file may be. */
const SIZE = 4_800_000;
/** What a page of ours weighs. */
const BODY = `<p>${'Uma página de tamanho comum, com texto que se lê. '.repeat(300)}</p>`;
const CODE = 'export const value = [1, 2, 3].map((each) => each * 2);\n';

/** What makes a release heavy: each took the composer's memory, or seconds of the others. */
const HEAVY: readonly ((build: Build, document: string) => void)[] = [
  (build, document) =>
    edit(build, document, (html) => html.replace('</h1>', `</h1>${'<p>'.repeat(1_000_000)}`)),
  ({ files }) => files.set('assets/x.js', '``'.repeat(SIZE / 2)),
  ({ files }) => files.set('assets/styles.css', '{'.repeat(SIZE)),
  ({ files }) => {
    for (let at = 10; at < 40; at += 1)
      files.set(`assets/x${at}.js`, `${CODE.repeat(SIZE / CODE.length - 1)}//${at}`);
  },
  ({ files }) => {
    for (let at = 10; at < 49; at += 1) files.set(`assets/x${at}.svg`, `${at}`.repeat(SIZE / 2));
  },
  ({ files }) => {
    for (let at = 0; at < 35_000; at += 1) files.set(`assets/x${at}.txt`, '');
  },
  (build) => {
    for (let at = 0; at < 2000; at += 1) addPage(build, `/${build.manifest.name}/${at}`, 'Página');
  },
  ({ manifest, files }) => {
    manifest.search = 'assets/search.json';
    files.set('assets/search.json', `{"entries":[${'0,'.repeat(200_000)}0]}`);
  },
  ({ manifest }) => Object.assign(manifest, { pages: Array(2_000_000).fill(0) }),
];

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

/**
 * Serves a shell and remotes with so many pages each, `/p0-0`, `/p0-1` …; in a process of its own, so that
 * its memory and time are not the composer's.
 */
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
  process.on('message', (message: Message) => {
    const first = builds.get('mf-p0');
    if (message === 'heavy')
      for (let at = 1; at < remotes; at += 1) {
        const made = build(at);
        HEAVY[at % HEAVY.length]?.(made, `pages/p${at}-0.html`);
        builds.set(made.manifest.name, seal(made));
      }
    else if (first) seal(withHeading(first, message.heading));
    process.send?.('done');
  });
  serveBuilds(builds).once('listening', () => process.send?.('done'));
}

if (process.argv[1] === import.meta.filename)
  main(Number(process.argv[2]), Number(process.argv[3]));
