import {
  addPage,
  type Build,
  edit,
  goodRemote,
  goodShell,
  seal,
  withHeading,
} from '@site/composer/testing/fixture.ts';
import { serve } from '@site/composer/testing/serve.ts';

/** What a page of ours weighs. */
const BODY = `<p>${'Uma página de tamanho comum, com texto que se lê. '.repeat(300)}</p>`;

const names = (remotes: number) => Array.from({ length: remotes }, (_, at) => `mf-p${at}`);

/** A shell and so many remotes by their names, where they are served. */
export function publishersOf(remotes: number, origin: string): Record<string, string> {
  const all = ['shell', ...names(remotes)];
  return Object.fromEntries(all.map((name) => [name, `${origin}/${name}`]));
}

/**
 * Serves a shell and remotes with `pageCount` pages each, `/p0-0`, `/p0-1` …, and sends its address to its parent.
 * A manifest that the composer already has is answered with 304.
 */
async function main(remotes: number, pageCount: number): Promise<void> {
  const builds = new Map<string, Build>([['shell', seal(goodShell())]]);
  for (const [at, name] of names(remotes).entries()) {
    const made = goodRemote(name, `/p${at}-0`, 'Página');
    for (let page = 1; page < pageCount; page += 1) addPage(made, `/p${at}-${page}`, 'Página');
    for (const file of made.files.keys())
      if (file.endsWith('.html')) edit(made, file, (text) => text.replace('</h1>', `</h1>${BODY}`));
    builds.set(name, seal(made));
  }
  // A message is the next heading of the first one's page.
  process.on('message', (heading: string) => {
    const first = builds.get('mf-p0');
    if (first) seal(withHeading(first, heading));
    process.send?.('done');
  });
  const origin = await serve((request, response) => {
    const [, name = '', ...path] = (request.url ?? '').split('/');
    const { manifest, files } = builds.get(name) ?? {};
    const asked = path.join('/');
    const tag = `"${manifest?.build}"`;
    if (asked !== 'manifest.json') {
      const text = files?.get(asked);
      response.writeHead(text === undefined ? 404 : 200).end(text);
    } else if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
    else response.writeHead(200, { etag: tag }).end(JSON.stringify(manifest));
  });
  process.send?.(origin);
}

if (process.argv[1] === import.meta.filename)
  await main(Number(process.argv[2]), Number(process.argv[3]));
