import type { Manifest } from '@site/contract/contract.ts';
import { includeOf } from '@site/contract/includes.ts';
import type { RemoteSource } from './remoteSource.ts';

/** A small remote that keeps the contract, as files; tests break one promise at a time. */
export function goodRemote(): Map<string, string> {
  const files = new Map<string, string>();
  files.set('manifest.json', JSON.stringify(goodManifest()));
  files.set('pages/novo.html', goodDocument());
  files.set('assets/styles.css', '.a{}');
  files.set('assets/entry.js', ENTRY);
  files.set('assets/remote.js', REMOTE);
  files.set('assets/Page.js', PAGE);
  return files;
}

/** Reads such files as if they were a remote. */
export function sourceOf(files: Map<string, string>): RemoteSource {
  return { label: 'mf-novo', read: async (file) => files.get(file) };
}

/** The manifest of the good remote. */
export function goodManifest(): Manifest {
  const asset = (name: string) => `/mf-novo/assets/${name}`;
  return {
    name: 'mf-novo',
    version: '1.0.0',
    build: 'abcdef012345',
    contract: 1,
    entry: asset('entry.js'),
    shared: { react: { version: '19.3.1', requires: '^19.0.0' } },
    pages: [
      {
        path: '/novo',
        document: '/mf-novo/pages/novo.html',
        title: 'Novo | Ipê Empresarial',
        description: 'Uma página nova.',
        stylesheets: [asset('styles.css')],
        preload: [asset('entry.js'), asset('remote.js'), asset('Page.js')],
      },
    ],
  };
}

function goodDocument(): string {
  return `<!doctype html><html><head>
<title data-page-head>Novo | Ipê Empresarial</title>
<meta name="description" content="Uma página nova."><meta name="robots" content="index">
<link rel="canonical" href="https://ipe-empresarial.example/novo">
${includeOf('head')}</head><body>
${includeOf('header')}<div data-remote="mf-novo" data-entry="/mf-novo/assets/entry.js" data-page="/novo" data-contract="1"><h1>Novo</h1></div>${includeOf('footer')}
</body></html>`;
}

const ENTRY = `
export const init = (scope) => { globalThis.scopeOfFixture = scope; };
export const get = () => import('/mf-novo/assets/remote.js').then((module) => () => module.default);
`;

const REMOTE = `
export default {
  name: 'mf-novo',
  contract: 1,
  pages: { '/novo': () => import('./Page.js') },
};
`;

const PAGE = `
const offered = Object.values(globalThis.scopeOfFixture['@site/runtime'])[0];
const { Link } = (await offered.get())();
export default function Page() { return Link; }
`;
