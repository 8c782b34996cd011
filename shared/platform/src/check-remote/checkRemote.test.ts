import { type Build, edit, goodRemote, goodShell, seal } from '@site/composer/testing/fixture.ts';
import type { Finding } from '@site/composer/validation/finding.ts';
import { MAP_PLACEHOLDER, placeholderOf } from '@site/contract/placeholders.ts';
import { describe, expect, test } from 'vitest';
import { checkRemote } from './runCheck.ts';

const shell = seal(goodShell()).manifest;

/** Reads a file of a build. */
function readerOf({ manifest, files }: Build) {
  return (file: string) =>
    Buffer.from(file === 'manifest.json' ? JSON.stringify(manifest) : (files.get(file) ?? ''));
}

function findingsOf(build: Build, remotes: Build[] = []): Promise<Finding[]> {
  const stage = { shell, remotes: remotes.map(({ manifest }) => manifest) };
  return checkRemote('mf-novo', readerOf(build), stage);
}

async function expectFinding(build: Build, rule: string, message: string): Promise<void> {
  const found = (await findingsOf(build)).find((finding) => finding.rule === rule);
  expect(found?.message).toContain(message);
  expect(found?.publisher).toBe('mf-novo');
}

test('a remote and a shell that keep the contract have no findings', async () => {
  expect(await findingsOf(seal(goodRemote()))).toEqual([]);
  const read = readerOf(seal(goodShell()));
  expect(await checkRemote('shell', read, { shell, remotes: [] })).toEqual([]);
});

describe('finds', () => {
  const PAGE = 'pages/novo.html';
  const CODE = 'assets/Page.js';
  const STYLES = 'assets/styles.css';
  const HEADER = placeholderOf('header');
  const MODULE = '<link rel="modulepreload" href="/a.js">';

  /** One text in the place of another: the manifest says truly what the files are. */
  test.each([
    ['a document that is cut off', PAGE, '</html>', '', 'document', 'cut off'],
    [
      'a rule for the whole page',
      STYLES,
      ':where([data-remote=mf-novo])',
      'body',
      'styles',
      'body matches',
    ],
    ['a style', PAGE, '<h1>', '<h1 style="color:red">', 'policy', 'no inline style'],
    ['a module before the first paint', PAGE, '<link', `${MODULE}<link`, 'policy', 'as data'],
    ['no container', PAGE, 'data-remote', 'data-x', 'document', 'no container'],
    ['a document of another build', PAGE, 'entry.js', 'old.js', 'document', 'data-entry'],
    ['other ranges', PAGE, '^19.0.0', '^18.0.0', 'document', 'data-requires'],
    ['white space before the page', PAGE, '><h1', '> <h1', 'document', 'white space'],
    ['a title other than in the manifest', PAGE, '>Novo |', '>Velho |', 'document', 'title'],
    ['a head without a canonical link', PAGE, 'canonical', 'x', 'document', 'canonical'],
    ['a directive for a server', PAGE, '<h1>', '<!--#exec -->', 'placeholders', 'exec'],
    ['a part that is there twice', PAGE, HEADER, HEADER + HEADER, 'placeholders', 'found 4'],
    ['a part of no shell', PAGE, '<h1>', '<!--shell:secret-->', 'placeholders', 'not allowed'],
    ['a map of the site', PAGE, '<h1>', MAP_PLACEHOLDER, 'placeholders', 'not allowed'],
    ['a module that does not parse', CODE, '', '{', 'scripts', 'no JavaScript module'],
    ['an import of no listed file', CODE, '', "import './a.js';", 'scripts', './a.js'],
    ['an import from elsewhere', CODE, '', "import 'https://evil/a.js';", 'scripts', 'evil'],
  ])('%s', async (_, file, from, to, rule, message) => {
    const build = goodRemote();
    edit(build, file, (text) => text.replace(from, to));
    await expectFinding(seal(build), rule, message);
  });

  test.each([
    ['a name that the shell does not offer', { takes: ['secrets'] }, 'runtime', 'takes secrets'],
    [
      'a shared package of another major version',
      { shared: { react: { version: '18.0.0', requires: '^18.0.0' } } },
      'shared-packages',
      'requires ^18.0.0, the shell offers 19.3.1: build it with react@19.3.1',
    ],
    ['parts that only the shell may have', { shell: shell.shell }, 'shell', 'only the shell'],
    ['another contract version', { contract: 9 }, 'manifest', 'contract'],
    ['the build of another', { name: 'mf-velho' }, 'manifest', "mf-velho's, expected mf-novo's"],
    ['a file outside of the build', { entry: '../../etc/passwd' }, 'manifest', 'entry'],
  ])('%s', async (_, wrong, rule, message) => {
    const build = seal(goodRemote());
    Object.assign(build.manifest, wrong);
    await expectFinding(build, rule, message);
  });

  const redirect = (from: string, to: string) => (build: Build) =>
    Object.assign(build.manifest, { redirects: { [from]: to } });
  const without = (file: string) => (build: Build) => build.files.delete(file);
  const withFile = (file: string) => (build: Build) => build.files.set(file, '');
  test.each<[string, (build: Build) => unknown, string, string]>([
    ['a redirect of the shell’s', redirect('/velho', '/novo'), 'paths', 'is claimed by shell'],
    ['a redirect to another site', redirect('/mudou', 'https://evil/'), 'manifest', 'redirects'],
    ['a stylesheet that is not listed', without('assets/styles.css'), 'files', 'not listed'],
    ['an entry that is not listed', without('assets/entry.js'), 'files', 'named but not listed'],
    ['a file of a strange kind', withFile('assets/x.exe'), 'files', 'ends in .exe'],
  ])('%s', async (_, spoil, rule, message) => {
    const build = goodRemote();
    spoil(build);
    await expectFinding(seal(build), rule, message);
  });
});

test('a new shell is held against every remote that visitors see', async () => {
  const broken = goodShell('Casca', { runtime: [] });
  broken.manifest.shared = { react: { version: '20.0.0', requires: '^20.0.0' } };
  const remotes = [seal(goodRemote()).manifest];
  const findings = await checkRemote('shell', readerOf(seal(broken)), { shell, remotes });
  expect(findings.map(({ message }) => message)).toEqual([
    'mf-novo was built with react 19.3.1 and requires ^19.0.0, the shell offers 20.0.0',
    'mf-novo takes Link from @site/runtime, which the shell does not offer',
  ]);
});
