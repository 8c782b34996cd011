import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { placeholderOf } from '@site/contract/placeholders.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import type { BuildSource, Limits } from '../fetch/source.ts';

/** A small publisher for tests: its files by name, and a manifest that says what they are. */
export interface Build {
  manifest: Manifest;
  files: Map<string, string>;
}

/** A remote that keeps the contract and claims `path`, to be spoiled one way at a time. */
export function goodRemote(
  name = 'mf-novo',
  path = '/novo',
  title = 'Novo',
  contract?: Manifest['contract'],
): Build {
  const manifest = emptyManifest(name, contract);
  manifest.entry = 'assets/entry.js';
  manifest.takes = ['Link'];
  manifest.groups = {
    page: {
      stylesheets: ['assets/styles.css'],
      preload: ['assets/entry.js', 'assets/remote.js', 'assets/Page.js'],
    },
  };
  const files = new Map([
    ['assets/styles.css', `:where([data-remote=${name}]){.a&{}}`],
    ['assets/entry.js', ENTRY.replaceAll('mf-novo', name)],
    ['assets/remote.js', REMOTE.replaceAll('mf-novo', name).replaceAll('/novo', path)],
    ['assets/Page.js', PAGE],
  ]);
  const build = { manifest, files };
  addPage(build, path, title);
  return build;
}

/** A shell that keeps the contract; its header and footer say `mark`. */
export function goodShell(
  mark = 'Casca',
  more: Partial<Manifest['shell']> = {},
  contract?: Manifest['contract'],
): Build {
  const manifest = emptyManifest('shell', contract);
  manifest.entry = 'assets/main.js';
  manifest.groups = { page: { stylesheets: [], preload: [] } };
  manifest.redirects = { '/velho': '/novo' };
  manifest.shell = {
    origin: 'https://ipe-empresarial.example',
    parts: { head: 'parts/head.html', header: 'parts/header.html', footer: 'parts/footer.html' },
    connect: [],
    runtime: ['Link', 'toast'],
    ...more,
  };
  const files = new Map([
    ['assets/main.js', 'export default 1;'],
    ['assets/shell.css', 'i{}'],
    ['parts/head.html', '<script>1</script><link rel="stylesheet" href="/shell/assets/shell.css">'],
    ['parts/header.html', `<header>${mark}</header><main>`],
    ['parts/footer.html', `</main><footer>${mark}</footer>`],
    ['root/robots.txt', 'User-agent: *\n'],
  ]);
  const build = { manifest, files };
  const pages = {
    '/404': 'Página não encontrada',
    '/503': 'Indisponível',
    '/400': 'Não entendido',
  };
  for (const [path, title] of Object.entries(pages)) addPage(build, path, title);
  return build;
}

/** Adds a page, with its document, to a build. */
export function addPage(
  { manifest, files }: Build,
  path: string,
  title: string,
  more: Partial<ManifestPage> = {},
): void {
  const document = `pages${path.replace(/:[a-z]+$/, '_')}.html`;
  const page = {
    ...{ path, page: path, document, group: 'page', description: 'Uma página nova.' },
    title: `${title} | Ipê Empresarial`,
    ...more,
  };
  manifest.pages.push(page);
  files.set(document, documentOf(manifest, page));
}

/** Adds a fragment, with its document and stylesheet; `html` stands in its container. */
export function addFragment({ manifest, files }: Build, name: string, html: string): void {
  const document = `assets/fragment-${name}-${sha256Of(html).slice(0, 8)}.html`;
  const stylesheet = 'assets/fragments.css';
  const preload = ['assets/entry.js', 'assets/Page.js'];
  manifest.fragments = {
    ...manifest.fragments,
    [name]: { document, stylesheets: [stylesheet], preload },
  };
  const addresses = preload.map((file) => `&quot;/${manifest.name}/${file}&quot;`).join();
  const more = `data-fragment="${name}" data-preload="[${addresses}]"`;
  files.set(document, `<div ${containerOf(manifest)} ${more}>${html}</div>`);
  files.set(stylesheet, `:where([data-remote=${manifest.name}][data-fragment] *){.a&{}}`);
}

/** Adds a place for a fragment to the first page of a build; it says where it is. */
export function addPlace(build: Build, place: string): Build {
  const html = `<section data-fragment-place="${place}"><p>Sem ${place}</p><template data-fragment-end=""></template></section>`;
  const [page] = build.manifest.pages;
  Object.assign(page ?? {}, { places: [place] });
  edit(build, page?.document ?? '', (text) => text.replace('</h1>', `</h1>${html}`));
  return build;
}

/** Changes a file of a build. */
export function edit({ files }: Build, file: string, change: (text: string) => string): void {
  files.set(file, change(files.get(file) ?? ''));
}

/** A build whose first page has these words as its heading. */
export function withHeading(build: Build, words: string): Build {
  const { document = '' } = build.manifest.pages[0] ?? {};
  edit(build, document, (html) => html.replace(/<h1>[^<]*/, `<h1>${words}`));
  return build;
}

/** Makes the manifest say what the files are now, and gives the build another fingerprint. */
export function seal(build: Build): Build {
  const entries = [...build.files].map(([file, text]) => [
    file,
    { size: Buffer.byteLength(text), sha256: sha256Of(text) },
  ]);
  build.manifest.files = Object.fromEntries(entries);
  build.manifest.build = sha256Of(JSON.stringify(entries)).slice(0, 12);
  return build;
}

/** What it returns or throws comes in the place of a file. */
export type OnRead = (file: string, limits: Limits) => unknown;

/** The source of a build as it is now. */
export function sourceOf(build: Build, onRead: OnRead = () => {}): BuildSource {
  const read = async (file: string, limits: Limits) => {
    const answer = await onRead(file, limits);
    const { manifest, files } = build;
    const own = file === 'manifest.json' ? JSON.stringify(manifest) : files.get(file);
    const text = typeof answer === 'string' ? answer : own;
    if (text === undefined) throw new Error(`${file} answered with status 404`);
    return Buffer.from(text);
  };
  return {
    label: build.manifest.name,
    read,
    readChanged: async (file, limits) => ({ body: await read(file, limits), tag: '' }),
  };
}

function emptyManifest(name: string, contract: Manifest['contract'] = CONTRACT_VERSION): Manifest {
  return {
    name,
    version: '1.0.0',
    build: 'abcdef012345',
    contract,
    configuration: '0123456789ab',
    entry: '',
    shared: { react: { version: '19.3.1', requires: '^19.0.0' } },
    takes: [],
    files: {},
    groups: {},
    pages: [],
    redirects: {},
  };
}

function containerOf({ name, entry, contract }: Manifest): string {
  const isShell = name === 'shell';
  const requires = isShell ? '{}' : '{&quot;react&quot;:&quot;^19.0.0&quot;}';
  return `data-remote="${name}" data-entry="${isShell ? '' : `/${name}/${entry}`}" data-contract="${contract}" data-requires="${requires}"`;
}

function documentOf(manifest: Manifest, { path, page, title }: ManifestPage): string {
  const { name } = manifest;
  const isShell = name === 'shell';
  const container = `${containerOf(manifest)} data-page="${page}"`;
  const style = `<link rel="stylesheet" href="/${name}/assets/styles.css" data-page-style>`;
  return `<!doctype html><html><head>
<title data-page-head>${title}</title>
<meta name="description" content="Uma página nova."><meta name="robots" content="index">
<link rel="canonical" href="https://ipe-empresarial.example${path}">
${placeholderOf('head')}${isShell ? '' : style}</head><body>
${placeholderOf('header')}<div ${container}><h1>${title.replace(/ \|.*/, '')}</h1></div>${placeholderOf('footer')}
</body></html>
`;
}

const ENTRY = `
export const init = (scope) => { globalThis.scopeOfFixture = scope; };
export const get = () => import('/mf-novo/assets/remote.js').then((module) => () => module.default);
`;

const REMOTE = `
export default {
  name: 'mf-novo',
  contract: ${CONTRACT_VERSION},
  pages: { '/novo': () => import('./Page.js') },
};
`;

const PAGE = `
const offered = Object.values(globalThis.scopeOfFixture['@site/runtime'])[0];
const { Link } = (await offered.get())();
export default function Page() { return Link; }
`;
