// @vitest-environment node
import { type Build, edit, goodRemote, seal } from '@site/composer/testing/fixture.ts';
import { formatFinding } from '@site/composer/validation/finding.ts';
import { expect, test, vi } from 'vitest';
import { checkPages } from './checkPages.ts';

vi.mock('../testing/browser.ts', () => ({ findTestBrowser: () => undefined }));

const PAGE = `
const { react } = globalThis.scopeOfFixture;
const { createElement, useEffect, useState } = await (await Object.values(react)[0].get())();
export default function Page() { RENDERED }
`;

/** What is found of a page whose component does this, in jsdom. */
function found(rendered: string, html = '<h1>Novo</h1>'): Promise<string[]> {
  return foundIn((build) => {
    edit(build, 'assets/Page.js', () => PAGE.replace('RENDERED', rendered));
    edit(build, 'pages/novo.html', (document) => document.replace(/<h1>.*<\/h1>/, html));
  });
}

async function foundIn(spoil: (build: Build) => void): Promise<string[]> {
  vi.spyOn(console, 'log').mockReturnValue();
  const build = goodRemote();
  spoil(build);
  const { manifest, files } = seal(build);
  const bytes = new Map([...files].map(([file, text]) => [file, Buffer.from(text)]));
  return (await checkPages(manifest, bytes, (path) => path !== '/nada')).map(formatFinding);
}

test('where no browser is installed pages are hydrated in jsdom, and it says so', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await found("return createElement('h1', null, 'Novo');")).toEqual([]);
  expect(log).toHaveBeenCalledWith(
    'mf-novo: its pages are hydrated in jsdom, for here is no Chromium.',
  );
});

test.each([
  ['a throw', "throw new Error('Quebrou.');", 'it throws in the browser: Quebrou.'],
  [
    'a difference',
    "return createElement('h1', null, 'Velho');",
    'renders other than its document: “<h1>Novo” became “<h1>Velho”',
  ],
  [
    'nothing',
    "const [is, set] = useState(true); useEffect(() => set(false)); return is ? createElement('h1', null, 'Novo') : null;",
    'it shows nothing in the browser',
  ],
])('%s in the browser is found, with its page', async (_, rendered, message) => {
  vi.spyOn(console, 'log').mockReturnValue();
  const [finding] = await found(rendered);
  expect(finding).toContain('mf-novo · pages/novo.html · page: ');
  expect(finding).toContain(message);
});

test.each([
  ['an entry that throws', 'remote.js', '', 'throw new Error("boom");', 'does not load: boom'],
  ['a module without pages', 'remote.js', 'pages:', 'routes:', 'its default export is wrong'],
  ['a module that lacks a page', 'remote.js', "'/novo'", "'/outro'", 'no page for it'],
])('%s is found', async (_, file, from, to, message) => {
  const findings = await foundIn((build) =>
    edit(build, `assets/${file}`, (text) => text.replace(from, to)),
  );
  expect(findings.join('\n')).toContain(message);
});

test('a page without a component and a name taken in secret are found', async () => {
  const findings = await foundIn((build) =>
    edit(build, 'assets/Page.js', (text) =>
      text.replace('default function', 'function').replace('{ Link }', '{ toast: Link }'),
    ),
  );
  expect(findings).toEqual([
    'mf-novo · assets/entry.js · module: it takes toast from @site/runtime, which its manifest does not say',
    'mf-novo · pages/novo.html · page: it has no component as default export',
  ]);
});

test('an image without an alternative text and a link to no page are found', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const html = '<p><img src="/a.png"><a href="/nada">Nada</a></p>';
  const rendered =
    "return createElement('p', null, createElement('img', { src: '/a.png' }), createElement('a', { href: '/nada' }, 'Nada'));";
  expect(await found(rendered, html)).toEqual([
    'mf-novo · pages/novo.html · page: an image has no alt: <img src="/a.png">',
    'mf-novo · pages/novo.html · page: it links to /nada, which is no page of the site',
  ]);
});
