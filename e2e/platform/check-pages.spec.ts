import { expect, test } from '@playwright/test';
import { addPage, type Build, edit, goodRemote, seal } from '@site/composer/test/fixture.ts';
import { formatFinding } from '@site/composer/validation/finding.ts';
import { checkPages } from '@site/platform/check-remote/checkPages.ts';
import { frameFrom } from '@site/platform/development/siteAround.ts';
import { distFolder } from '@site/platform/project/apps.ts';

/** What `check:remote` finds of the pages of a build, within the shell that is built here. */
async function findingsOf(build: Build): Promise<string[]> {
  const { manifest, files } = seal(build);
  const bytes = new Map([...files].map(([file, text]) => [file, Buffer.from(text)]));
  const site = frameFrom(distFolder('shell'));
  const findings = await checkPages(manifest, bytes, site, (path) => path !== '/nada');
  return findings.map(formatFinding);
}

const MODULE = `
const { react } = globalThis.__federation_shared__.default;
const { createElement, useEffect, useState } = await (await Object.values(react)[0].get())();
export default function Page() { RENDERED }
`;

/** Pages by name: what their document holds, what their component does, and what is found of them. */
const PAGES: Record<string, [html: string, rendered: string, found?: string]> = {
  igual: ['<h1>Novo</h1>', "return createElement('h1', null, 'Novo');"],
  quebra: ['<h1>Novo</h1>', "throw new Error('Quebrou.');", 'it throws in the browser: Quebrou.'],
  tarde: [
    '<h1>Novo</h1>',
    "useEffect(() => { throw new Error('Depois.'); }, []); return createElement('h1', null, 'Novo');",
    'it throws in the browser: Depois.',
  ],
  difere: [
    '<h1>Novo</h1>',
    "return createElement('h1', null, 'Velho');",
    'the browser renders other than its document: “<h1>Novo” became “<h1>Velho”',
  ],
  vazia: [
    '<h1>Novo</h1>',
    "const [is, set] = useState(true); useEffect(() => set(false)); return is ? createElement('h1', null, 'Novo') : null;",
    'it shows nothing in the browser',
  ],
  foto: [
    '<p><img src="/a.png"></p>',
    "return createElement('p', null, createElement('img', { src: '/a.png' }));",
    'an image has no alt: <img src="/a.png">',
  ],
  elo: [
    '<p><a href="/nada">Nada</a></p>',
    "return createElement('p', null, createElement('a', { href: '/nada' }, 'Nada'));",
    'it links to /nada, which is no page of the site',
  ],
};

test('what goes wrong as a page is hydrated is found, with its page', async () => {
  const build = goodRemote('mf-novo', '/igual', 'Igual');
  const pages = Object.entries(PAGES).map(([name, [html, rendered]]) => {
    if (name !== 'igual') addPage(build, `/${name}`, name);
    edit(build, `pages/${name}.html`, (document) => document.replace(/<h1>.*<\/h1>/, html));
    build.files.set(`assets/${name}.js`, MODULE.replace('RENDERED', rendered));
    return `'/${name}': () => import('./${name}.js')`;
  });
  edit(build, 'assets/remote.js', (text) =>
    text.replace(/pages: \{.*\}/, `pages: { ${pages.join(', ')} }`),
  );
  const expected = Object.entries(PAGES).flatMap(([name, [, , found]]) =>
    found ? [`mf-novo · pages/${name}.html · page: ${found}`] : [],
  );
  expect(await findingsOf(build)).toEqual(expected);
});

for (const [what, file, from, to, found] of [
  ['an entry that throws', 'entry.js', '', 'throw new Error("Quebrou.");', 'Quebrou.'],
  ['a module without pages', 'remote.js', 'pages:', 'routes:', '"pages"'],
  ['a module that lacks a page', 'remote.js', "'/novo'", "'/outro'", 'mf-novo has no code for'],
] as const) {
  test(`${what} is found`, async () => {
    const build = goodRemote();
    edit(build, `assets/${file}`, (text) => text.replace(from, to));
    expect((await findingsOf(build)).join('\n')).toContain(found);
  });
}
