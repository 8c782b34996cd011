import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { TYPES } from '@site/composer/base/fileTypes.ts';
import { tagsOf } from '@site/composer/validation/contents/htmlTags.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { placeholderOf } from '@site/contract/placeholders.ts';
import { build } from 'vite';
import * as z from 'zod';
import { ROOT } from '../project/apps.ts';
import { installedBrowser } from '../project/installedBrowser.ts';
import type { BuiltPages } from './hydratePage.tsx';
import { markupProblems } from './markupProblems.ts';

type Files = ReadonlyMap<string, Buffer>;

const HERE = extname(import.meta.filename);
/** Compiled where these files are. */
const HYDRATE = join(import.meta.dirname, HERE === '.ts' ? 'hydratePage.tsx' : 'hydratePage.js');
const JSDOM_MAIN = join(import.meta.dirname, `jsdomMain${HERE}`);

/** As long as a browser may take for all pages of a build. */
const BROWSER_TIMEOUT_MS = 120_000;
const BROWSER_OPTIONS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--remote-debugging-port=0',
];

const seenSchema = z.array(z.object({ path: z.string(), problems: z.array(z.string()) }));
type Seen = z.infer<typeof seenSchema>;

/**
 * Hydrates every page of a build once, in the browser that is installed here or else in jsdom, and
 * returns what goes wrong. `isPage` says whether the site has a path.
 */
export async function checkPages(
  manifest: Manifest,
  files: Files,
  isPage: (path: string) => boolean,
): Promise<Finding[]> {
  const pages = manifest.pages.map((page) => ({
    path: page.path,
    page: page.page,
    html: contentOf(files.get(page.document)?.toString() ?? ''),
  }));
  const versions = Object.entries(manifest.shared).map(([name, { version }]) => [name, version]);
  const { name: remote, takes } = manifest;
  const built = { remote, takes, versions: Object.fromEntries(versions), pages };
  const browser = installedBrowser();
  console.log(
    `${manifest.name}: its pages are hydrated in ${browser ?? 'jsdom, for here is no Chromium'}.`,
  );
  bundle ??= bundled();
  const script = await bundle;
  const seen = await (browser
    ? seenInBrowser(
        browser,
        script,
        { ...built, entry: `/${manifest.name}/${manifest.entry}` },
        files,
      )
    : seenInJsdom(script, built, manifest, files));
  const written = pages.map(({ path, html }) => ({ path, problems: markupProblems(html, isPage) }));
  return [...written, ...seen].flatMap(({ path, problems }) => {
    const document = manifest.pages.find((page) => page.path === path)?.document;
    const rule = document ? 'page' : 'module';
    return problems.map((message) => finding(manifest, rule, message, document ?? manifest.entry));
  });
}

/** What stands in the container of a page's document. */
function contentOf(document: string): string {
  const container = [...tagsOf(document)].find(({ attributes }) => attributes.has('data-remote'));
  return document.slice(container?.end, document.indexOf(`</div>${placeholderOf('footer')}`));
}

let bundle: Promise<string> | undefined;

/** `hydratePage.tsx` with all that it imports. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    // Elements for the React of visitors, also where NODE_ENV says otherwise.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      minify: false,
      rollupOptions: {
        input: HYDRATE,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [output] = [result].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('hydratePage.tsx gave no module.');
  return chunk.code;
}

/** Serves the build to a browser, which sends back what it saw. */
async function seenInBrowser(
  browser: string,
  script: string,
  pages: BuiltPages,
  files: Files,
): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'check-remote-'));
  const seen = Promise.withResolvers<Seen>();
  const served = new Map<string, string | Buffer>([
    ['/', '<!doctype html><script type="module" src="/-/main.js"></script>'],
    [
      '/-/main.js',
      `${script}
hydratePages(${JSON.stringify(pages)}).catch((error) => [{ path: '', problems: [String(error)] }]).then((seen) =>
  fetch('/-/seen', { method: 'POST', body: JSON.stringify(seen) }));`,
    ],
    ...[...files].map(([file, bytes]) => [`/${pages.remote}/${file}`, bytes] as const),
  ]);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/-/seen')
      seen.resolve(text(request).then((body) => seenSchema.parse(JSON.parse(body))));
    const body = served.get(pathname);
    const type = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8';
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const options = [...BROWSER_OPTIONS, `--user-data-dir=${folder}`, `http://localhost:${port}/`];
  const child = spawn(browser, options, { stdio: 'ignore' });
  child.once('error', seen.reject);
  child.once('exit', () => seen.reject(new Error(`${browser} ended before it saw the pages.`)));
  const late = setTimeout(
    () => seen.reject(new Error(`${browser} said nothing within ${BROWSER_TIMEOUT_MS} ms.`)),
    BROWSER_TIMEOUT_MS,
  );
  try {
    return await seen.promise;
  } finally {
    clearTimeout(late);
    server.closeAllConnections();
    server.close();
    await new Promise((resolve) => {
      child.once('close', resolve);
      if (child.exitCode !== null || !child.kill('SIGKILL')) resolve(undefined);
    });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The same in a process with jsdom. */
function seenInJsdom(
  script: string,
  pages: Omit<BuiltPages, 'entry'>,
  manifest: Manifest,
  files: Files,
): Seen {
  const folder = mkdtempSync(join(tmpdir(), 'check-remote-'));
  try {
    writeModules(manifest, files, folder);
    const entry = pathToFileURL(join(folder, manifest.entry)).href;
    const call = `export const hydrateIn = () => hydratePages(${JSON.stringify({ ...pages, entry })});`;
    writeFileSync(join(folder, 'hydrate.mjs'), `${script}\n${call}`);
    const { status, stderr } = spawnSync(process.execPath, [JSDOM_MAIN, folder], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The pages could not be hydrated in jsdom: ${stderr}`);
    return seenSchema.parse(JSON.parse(readFileSync(join(folder, 'seen.json'), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the modules of a build beside each other, for Node to load. */
function writeModules({ name, files: listed }: Manifest, files: Files, folder: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const file of Object.keys(listed).filter((entry) => entry.endsWith('.js'))) {
    const code = files.get(file)?.toString() ?? '';
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code.replaceAll(`/${name}/assets/`, './'));
  }
}
