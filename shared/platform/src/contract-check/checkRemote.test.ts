import { includeOf } from '@site/contract/includes.ts';
import { expect, test } from 'vitest';
import { checkRemote } from './checkRemote.ts';
import { type Finding, formatFinding } from './finding.ts';
import { goodManifest, goodRemote, sourceOf } from './fixture.ts';

const OFFERED = { react: { version: '19.3.1' } };

async function findingsAfter(
  spoil: (files: Map<string, string>) => void,
  others = [],
): Promise<Finding[]> {
  const files = goodRemote();
  spoil(files);
  return checkRemote(sourceOf(files), others, OFFERED);
}

function edit(file: string, change: (text: string) => string) {
  return (files: Map<string, string>) => void files.set(file, change(files.get(file) ?? ''));
}

function editManifest(change: (manifest: ReturnType<typeof goodManifest>) => object) {
  return edit('manifest.json', () => JSON.stringify(change(goodManifest())));
}

test('a remote that keeps the contract has no findings', async () => {
  expect(await findingsAfter(() => {})).toEqual([]);
});

const HEADER = includeOf('header');

test.each<[string, string, (files: Map<string, string>) => void, string]>([
  ['a missing manifest', 'manifest', (files) => files.delete('manifest.json'), 'missing'],
  ['a manifest that is no JSON', 'manifest', edit('manifest.json', () => '{'), 'no JSON'],
  [
    'a manifest of another contract version',
    'manifest',
    editManifest((m) => ({ ...m, contract: 2 })),
    'contract',
  ],
  [
    'a missing document',
    'document',
    (files) => files.delete('pages/novo.html'),
    '/novo has no document',
  ],
  [
    'a document without a container',
    'document',
    edit('pages/novo.html', (t) => t.replace('data-remote', 'data-x')),
    'no container',
  ],
  [
    'a document of another build',
    'document',
    edit('pages/novo.html', (t) => t.replace('entry.js', 'old.js')),
    'data-entry',
  ],
  [
    'white space before the page',
    'document',
    edit('pages/novo.html', (t) => t.replace('"1"><h1', '"1"> <h1')),
    'white space',
  ],
  [
    'a title other than in the manifest',
    'document',
    edit('pages/novo.html', (t) => t.replace('>Novo |', '>Velho |')),
    'title',
  ],
  [
    'a head without a canonical link',
    'document',
    edit('pages/novo.html', (t) => t.replace('canonical', 'x')),
    'canonical',
  ],
  [
    'an include that is not allowed',
    'includes',
    edit('pages/novo.html', (t) => t.replace(HEADER, '<!--#include virtual="/etc/passwd" -->')),
    '/etc/passwd',
  ],
  [
    'a command in place of an include',
    'includes',
    edit('pages/novo.html', (t) => `${t}<!--#exec cmd="ls" -->`),
    'exec',
  ],
  [
    'a part that is included twice',
    'includes',
    edit('pages/novo.html', (t) => t.replace(HEADER, HEADER + HEADER)),
    'found 4',
  ],
  [
    'a missing stylesheet',
    'assets',
    (files) => files.delete('assets/styles.css'),
    'stylesheet is missing',
  ],
  [
    'a missing entry',
    'entry',
    (files) => files.delete('assets/entry.js'),
    'assets/entry.js is missing',
  ],
  [
    'an entry that throws',
    'entry',
    edit('assets/remote.js', () => 'throw new Error("boom")'),
    'boom',
  ],
  [
    'a module without pages',
    'module',
    edit('assets/remote.js', (t) => t.replace('pages:', 'routes:')),
    'pages',
  ],
  [
    'a module that lacks a claimed page',
    'module',
    edit('assets/remote.js', (t) => t.replace("'/novo'", "'/outro'")),
    'no page for /novo',
  ],
  [
    'a page without a component',
    'module',
    edit('assets/Page.js', () => 'export const a = 1;'),
    'no component',
  ],
  [
    'a use of what the runtime does not offer',
    'runtime',
    edit('assets/Page.js', (t) => t.replaceAll('Link', 'createStore')),
    'takes createStore',
  ],
  [
    'a shared package of another major version',
    'shared-versions',
    editManifest((m) => ({ ...m, shared: { react: { version: '18.0.0', requires: '^18.0.0' } } })),
    'react ^18.0.0',
  ],
  [
    'a path claimed twice',
    'path-claimed-twice',
    editManifest((m) => ({ ...m, pages: [...m.pages, ...m.pages] })),
    '/novo is claimed by mf-novo',
  ],
])('finds %s', async (_, rule, spoil, message) => {
  const findings = await findingsAfter(spoil);
  const found = findings.find((finding) => finding.rule === rule);
  expect(found?.message).toContain(message);
  expect(found?.remote).toBe('mf-novo');
  expect(found?.file).toMatch(/\.(json|html|js|css)$/);
});

test('finds a path that another remote claims', async () => {
  const other = { ...goodManifest(), name: 'mf-velho' };
  const findings = await checkRemote(sourceOf(goodRemote()), [other], OFFERED);
  expect(findings.map(formatFinding)).toEqual([
    'mf-novo · manifest.json · path-claimed-twice: /novo is claimed by mf-velho already, as /novo',
  ]);
});
