import {
  addPage,
  type Build,
  goodRemote,
  goodShell,
  seal,
  sourceOf,
} from '@site/composer/test/fixture.ts';
import { type Finding, formatFinding } from '@site/composer/validation/finding.ts';
import { placeholderOf } from '@site/contract/placeholders.ts';
import { expect, test } from 'vitest';
import { checkRemote } from './checkRemote.ts';

const shell = seal(goodShell()).manifest;

function findingsOf(build: Build, remotes: Build[] = []): Promise<Finding[]> {
  const stage = { shell, remotes: remotes.map(({ manifest }) => manifest) };
  return checkRemote(build.manifest.name, sourceOf(build), stage);
}

test('a remote that keeps the contract has no findings', async () => {
  expect(await findingsOf(seal(goodRemote()))).toEqual([]);
});

test('a shell that keeps the contract has no findings', async () => {
  expect(await findingsOf(seal(goodShell()))).toEqual([]);
});

const page = ({ manifest }: Build) => {
  const [first] = manifest.pages;
  if (!first) throw new Error('The fixture has no page.');
  return first;
};
const edit = (file: string, change: (text: string) => string) => (build: Build) =>
  void build.files.set(file, change(build.files.get(file) ?? ''));
const HEADER = placeholderOf('header');

/** What is wrong in the files: the manifest says truly what they are. */
test.each<[string, string, (build: Build) => void, string]>([
  [
    'a document that is cut off',
    'document',
    edit('pages/novo.html', (t) => t.slice(0, -20)),
    'cut off',
  ],
  [
    'a style in a document',
    'policy',
    edit('pages/novo.html', (t) => t.replace('<h1>', '<h1 style="color:red">')),
    'the policy lets no inline style pass',
  ],
  [
    'a module that is fetched before the first paint',
    'policy',
    edit('pages/novo.html', (t) =>
      t.replace('</head>', '<link rel="modulepreload" href="/a.js"></head>'),
    ),
    'modules are listed as data',
  ],
  [
    'a script in a document',
    'policy',
    edit('pages/novo.html', (t) => t.replace('<h1>', '<script>alert(1)</script><h1>')),
    'documents hold data',
  ],
  [
    'a document without a container',
    'document',
    edit('pages/novo.html', (t) => t.replace('data-remote', 'data-x')),
    'no container',
  ],
  [
    'a document with two containers',
    'document',
    edit('pages/novo.html', (t) => t.replace('<h1>', '<div data-remote="shell"></div><h1>')),
    'more than one',
  ],
  [
    'a document of another build',
    'document',
    edit('pages/novo.html', (t) => t.replace('entry.js', 'old.js')),
    'data-entry',
  ],
  [
    'a document that says other ranges',
    'document',
    edit('pages/novo.html', (t) => t.replace('^19.0.0', '^18.0.0')),
    'data-requires',
  ],
  [
    'white space before the page',
    'document',
    edit('pages/novo.html', (t) => t.replace('><h1', '> <h1')),
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
    'a directive for a server',
    'placeholders',
    edit('pages/novo.html', (t) => `${t.replace('<h1>', '<!--#exec cmd="ls" --><h1>')}`),
    'exec',
  ],
  [
    'a part that is there twice',
    'placeholders',
    edit('pages/novo.html', (t) => t.replace(HEADER, HEADER + HEADER)),
    'found 4',
  ],
  [
    'a placeholder of a part that no shell has',
    'placeholders',
    edit('pages/novo.html', (t) => t.replace('<h1>', '<!--shell:secret--><h1>')),
    'not allowed',
  ],
  [
    'a stylesheet that is not listed',
    'files',
    (build) => build.files.delete('assets/styles.css'),
    'named but not listed',
  ],
  [
    'an entry that is not listed',
    'files',
    (build) => build.files.delete('assets/entry.js'),
    'named but not listed',
  ],
  [
    'a file of a strange kind',
    'files',
    (build) => build.files.set('assets/x.exe', ''),
    'ends in .exe',
  ],
  [
    'a module that does not parse',
    'scripts',
    edit('assets/Page.js', () => 'export default {'),
    'no JavaScript module',
  ],
  [
    'an import of a file that is not listed',
    'scripts',
    edit('assets/Page.js', (t) => `import './a.js';${t}`),
    './a.js',
  ],
  [
    'an import from somewhere else',
    'scripts',
    edit('assets/Page.js', (t) => `import 'https://evil.example/a.js';${t}`),
    'evil.example',
  ],
  [
    'an entry that throws',
    'module',
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
    'a name taken from the runtime in secret',
    'module',
    edit('assets/Page.js', (t) => t.replaceAll('Link', 'createStore')),
    'takes createStore',
  ],
  [
    'a name that the shell does not offer',
    'runtime',
    ({ manifest }) => manifest.takes.push('secrets'),
    'takes secrets',
  ],
  [
    'a shared package of another major version',
    'shared-packages',
    (build) => {
      build.manifest.shared = { react: { version: '18.0.0', requires: '^18.0.0' } };
    },
    'requires ^18.0.0, the shell offers 19.3.1: build it with react@19.3.1',
  ],
  [
    'a path claimed twice',
    'paths',
    (build) => addPage(build, '/novo', 'Novo'),
    '/novo is claimed twice',
  ],
  [
    'a reserved path',
    'paths',
    (build) => addPage(build, '/status', 'Estado'),
    '/status is reserved',
  ],
  [
    'a redirect from a page of the shell’s',
    'paths',
    ({ manifest }) => {
      manifest.redirects = { '/velho': '/novo' };
    },
    '/velho is claimed by shell',
  ],
  [
    'a redirect from a reserved path',
    'paths',
    ({ manifest }) => {
      manifest.redirects = { '/status': '/novo' };
    },
    '/status is reserved',
  ],
  [
    'a redirect to what is no page',
    'paths',
    ({ manifest }) => {
      manifest.redirects = { '/mudou': '/nada' };
    },
    '/mudou leads to /nada, which is no page of the site',
  ],
  [
    'a redirect to another site',
    'manifest',
    ({ manifest }) => {
      manifest.redirects = { '/mudou': 'https://evil.example/' };
    },
    'redirects',
  ],
  [
    'parts that only the shell may have',
    'shell',
    (build) => {
      build.manifest.shell = shell.shell;
    },
    'only the shell',
  ],
])('finds %s', async (_, rule, spoil, message) => {
  const build = goodRemote();
  spoil(build);
  const findings = await findingsOf(seal(build));
  const found = findings.find((finding) => finding.rule === rule);
  expect(found?.message).toContain(message);
  expect(found?.publisher).toBe('mf-novo');
});

/** What is wrong with what the manifest says. */
test.each<[string, string, (build: Build) => void, string]>([
  ['a missing document', 'files', ({ files }) => files.delete('pages/novo.html'), 'status 404'],
  [
    'a file that is not what the manifest says',
    'files',
    edit('assets/Page.js', (t) => `${t} `),
    'not what the manifest says',
  ],
  [
    'another contract version',
    'manifest',
    (build) => Object.assign(build.manifest, { contract: 9 }),
    'contract',
  ],
  [
    'a build of another publisher',
    'manifest',
    (build) => Object.assign(build.manifest, { name: 'mf-velho' }),
    "mf-velho's, expected mf-novo's",
  ],
  [
    'a file outside of the build',
    'manifest',
    (build) => Object.assign(page(build), { document: '../../etc/passwd' }),
    'document',
  ],
])('finds %s', async (_, rule, spoil, message) => {
  const build = seal(goodRemote());
  spoil(build);
  const findings = await checkRemote('mf-novo', sourceOf(build), { shell, remotes: [] });
  const found = findings.find((finding) => finding.rule === rule);
  expect(found?.message).toContain(message);
});

test.each([
  ['/novo', '/novo'],
  ['/novo/:nome', '/novo/tal'],
  ['/novo/tal', '/novo/:nome'],
])('finds that %s of another remote overlaps with %s', async (theirs, ours) => {
  const other = seal(goodRemote('mf-velho', theirs, 'Velho'));
  const findings = await findingsOf(seal(goodRemote('mf-novo', ours)), [other]);
  expect(findings.map(formatFinding)).toContain(
    `mf-novo · manifest.json · paths: ${ours} is claimed by mf-velho already, as ${theirs}`,
  );
});

test('a new shell is held against every remote that visitors see', async () => {
  const broken = goodShell();
  broken.manifest.shared = { react: { version: '20.0.0', requires: '^20.0.0' } };
  if (broken.manifest.shell) broken.manifest.shell.runtime = [];
  const findings = await findingsOf(seal(broken), [seal(goodRemote())]);
  expect(findings.map(({ message }) => message)).toEqual([
    'mf-novo was built with react 19.3.1 and requires ^19.0.0, the shell offers 20.0.0',
    'mf-novo takes Link from @site/runtime, which the shell does not offer',
  ]);
});

test.each<[string, (build: Build) => void, string]>([
  [
    'a page of 5.5 MB',
    edit('pages/novo.html', (t) => t.replace('<h1>', `<p>${'a'.repeat(5_500_000)}</p><h1>`)),
    'at most 5000000 are taken',
  ],
  [
    'a name of 223 characters',
    (build) => build.files.set(`assets/${'a'.repeat(220)}.js`, 'export default 1;'),
    'expected a path of at most 300 characters, 120 between slashes',
  ],
  [
    'more than a megabyte of modules, one of which does not parse',
    (build) => {
      build.files.set('assets/a.js', `export default [${'1,'.repeat(550_000)}];`);
      build.files.set('assets/b.js', 'export default {');
    },
    'b.js · scripts: it is no JavaScript module',
  ],
])('finds what the composer refuses: %s', async (_, spoil, message) => {
  const build = goodRemote();
  spoil(build);
  const findings = await findingsOf(seal(build));
  expect(findings.map(formatFinding).join('\n')).toContain(message);
});
