import { execFile, spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { type Running, startProcess } from '@site/platform/edge/startProcess.ts';
import { expectAccessible } from '../support/axe.ts';
import { addNews, type Clone, cloneProject } from '../support/clone.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { footerLink } from '../support/onPage.ts';
import { PORTS, START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { untilFont } from '../support/untilFont.ts';

const ADDRESS = `http://localhost:${PORTS.development}`;
const REMOTE = 'mf-erros';

interface Mistake {
  what: string;
  /** In the folder of its page, or of the remote. */
  file: 'Page.tsx' | 'content.ts' | 'src/styles.css' | 'src/routes.ts';
  change(text: string): string;
  /** Where it is tried; in both by default. The unit tests hold what ends a build. */
  only?: 'in development' | 'by check:remote';
  /** What is said of it; the file or the page stands in the same line, or near it. */
  said: string;
  development?: RegExp;
}

const above = (line: string) => (text: string) => `${line}\n${text}`;
const beside = (jsx: string) => (text: string) => text.replace(/(<PageHero.*\/>)/, `<>$1${jsx}</>`);
const before = (line: string) => (text: string) => text.replace('  return', `  ${line}\n  return`);

/** Rows of the table in `docs/building-blocks.md`; each has a page of its own. The unit tests of each rule have more. */
const MISTAKES: Mistake[] = [
  {
    what: 'a wrong type',
    file: 'Page.tsx',
    change: above("export const wrong: number = 'um';"),
    said: "TS2322: Type 'string' is not assignable to type 'number'.",
    development: /mf-erros\/src\/pages\/front\/Page\.tsx:1: TS2322/,
  },
  {
    what: 'a render that throws',
    file: 'Page.tsx',
    change: before("if (String(title)) throw new Error('Quebrou.');"),
    only: 'in development',
    said: 'could not be rendered: Quebrou.',
    development: /mf-erros\/erros could not be rendered: Quebrou\. \(.*front\/Page\.tsx:6:/,
  },
  {
    what: 'a render that throws in browsers alone',
    file: 'Page.tsx',
    change: before("if (globalThis.document) throw new Error('Só no navegador.');"),
    only: 'by check:remote',
    said: 'it throws in the browser: Só no navegador.',
  },
  {
    what: 'a hydration that differs',
    file: 'Page.tsx',
    change: beside('<p>{Date.now()}</p>'),
    said: 'the browser renders other than its document',
    development: /\/erros: Hydration failed[\s\S]*<p>/,
  },
  {
    what: 'an undeclared package',
    file: 'Page.tsx',
    change: above("import { create } from 'zustand';"),
    only: 'in development',
    said: 'Page.tsx:1: it imports zustand, which package.json does not list',
  },
  {
    what: 'a selector of elements',
    file: 'src/styles.css',
    change: (text) => `${text}h1 { color: red; }\n`,
    said: 'the selector h1 has no class',
    development: /mf-erros\/src\/styles\.css:3: the selector h1 has no class/,
  },
  {
    what: 'a stylesheet that is saved by half',
    file: 'src/styles.css',
    change: (text) => `${text}.metade { color: red;\n`,
    only: 'in development',
    said: 'it is no whole stylesheet',
    development: /mf-erros\/src\/styles\.css:3: it is no whole stylesheet/,
  },
  {
    what: 'a path that another remote has',
    file: 'src/routes.ts',
    change: (text) => `${text}Object.assign(routes, { '/vagas': 'front' });\n`,
    said: '/vagas is claimed by mf-jobs already',
    development: /mf-erros\/src\/routes\.ts: \/vagas is claimed by mf-jobs already/,
  },
  {
    what: 'no title',
    file: 'content.ts',
    change: (text) => text.replace(/title: '.*'/, "title: ''"),
    only: 'in development',
    said: 'content.ts is not valid. head: write a title',
  },
  {
    what: 'a link to no page',
    file: 'Page.tsx',
    change: beside('<a href="/nada">Nada</a>'),
    said: 'it links to /nada, which is no page of the site',
    development: /mf-erros\/erros: it links to \/nada/,
  },
  // What the site's policy keeps from running.
  ...Object.entries({
    "fetch('https://a.example/').catch(() => {});": 'https://a.example/ (connect-src)',
    'WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).catch(() => {});':
      'wasm-eval (script-src)',
    "try { new Function('1')(); } catch {}": 'eval (script-src)',
  }).map(
    ([code, refused]): Mistake => ({
      what: `what the policy refuses, ${refused}`,
      file: 'Page.tsx',
      change: before(`if (globalThis.document) { ${code} }`),
      only: 'by check:remote',
      said: `the site’s policy refuses ${refused}`,
    }),
  ),
  {
    what: 'a frame that the policy refuses',
    file: 'Page.tsx',
    change: beside('<iframe title="Mapa" src="https://a.example/" />'),
    said: 'the site’s policy refuses https://a.example (frame-src)',
  },
];

/** A remote's own configuration of Vite, and what its page has by it. */
const OWN_CONFIG = `import { remote } from '@site/platform/vite.ts';
export default remote({
  root: import.meta.dirname,
  define: { __LUGAR__: '"Goiás"' },
  resolve: { alias: { '~': import.meta.dirname + '/src' } },
});
`;
const OWN_REDIRECTS = "export const redirects = { '/novidade-velha': '/novidade' };\n";
const OWN_IMPORTS = `
import { Badge } from '@site/design/ui/badge/Badge.tsx';
// @ts-expect-error An alias of Vite's alone.
import { content as own } from '~/pages/news/content.ts';
import './news.css';
declare const __LUGAR__: string;`;
const OWN_TEXT = "[own.head.title, __LUGAR__, import.meta.env.VITE_ANO].join(', ')";
const OWN_SAID = 'Novidade, Goiás, 2026';

test.describe('while developing', () => {
  // One copy of the project serves all of them; what they do to it adds up.
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let clone: Clone;
  let server: Running | undefined;
  let log = '';

  const pathOf = (file: string, page = 'front') =>
    join(clone.folder, REMOTE, file.startsWith('src/') ? file : `src/pages/${page}/${file}`);
  const read = (file: string) => readFileSync(pathOf(file), 'utf8');
  const put = (file: string, text: string, page?: string) => {
    mkdirSync(dirname(pathOf(file, page)), { recursive: true });
    // As editors do: half a file is another mistake.
    writeFileSync(`${pathOf(file, page)}~`, text);
    renameSync(`${pathOf(file, page)}~`, pathOf(file, page));
  };

  const develop = async (...words: string[]) => {
    server = await startProcess({
      name: 'npm run dev',
      command: ['sh', '-c', `exec node shared/platform/run.mjs dev ${words.join(' ')} 2>&1`],
      folder: clone.folder,
      env: {
        PORT: String(PORTS.development),
        FORCE_COLOR: '0',
        ALLOWED_HOSTS: 'agenda.example',
      },
      log: 'stdout',
      isReady: (said) => said.includes('Developing'),
      onLog: (text) => {
        log += stripVTControlCharacters(text);
      },
    });
  };

  /** Opens the page of `fixtures/news`, and counts as soon as its button works. */
  async function countOnNews(page: Page): Promise<Locator> {
    // Before that a change does not reach it.
    const connected = page.waitForEvent('console', (said) => said.text() === '[vite] connected.');
    await page.goto(`${ADDRESS}/novidade`);
    await connected;
    // Code that changes before the frame is hydrated renders other than its document.
    await expect(page.locator('nav[data-hydrated]')).toBeAttached();
    const button = page.getByRole('button', { name: /Cliques/ });
    await expect(async () => {
      await untilHydrated(page);
      await button.click();
      await expect(button).toHaveText(/[1-9]/, { timeout: 1000 });
    }).toPass();
    return button;
  }

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    clone = cloneProject('clone-develop');
    clone.run('node', 'shared/platform/src/commands/new-remote.ts', REMOTE, '/erros');
    addNews(clone, REMOTE);
    // Its mistakes would stand over the page.
    rmSync(pathOf('src/pages/news/hostile.css'));
    put('news.css', '.novidade-mais { outline: 3px dotted red; }\n', 'news');
    put('vite.config.ts', OWN_CONFIG, '../..');
    put('.env', 'VITE_ANO=2026\n', '../..');
    put('src/routes.ts', `${read('src/routes.ts')}${OWN_REDIRECTS}`);
    clone.edit(`${REMOTE}/src/pages/news/Page.tsx`, (text) =>
      text
        .replace("'react';", `'react';${OWN_IMPORTS}`)
        .replace('<h1>', `<Badge>Selo</Badge><p className="novidade-mais">{${OWN_TEXT}}</p><h1>`),
    );
    // Ctrl-C while mistakes are first looked for is no mistake.
    await develop(REMOTE);
    await server?.stop();
    expect(log).not.toMatch(/✗|\n\s+at /);
    // Of one remote alone mistakes are said: the compiler takes 5 s of a core for each app.
    await develop(REMOTE);
  });
  test.afterAll(async () => {
    await server?.stop();
    clone?.remove();
  });

  test('the page of all components is accessible and looks as agreed', async ({ page }) => {
    await page.goto(`${ADDRESS}/_ui`);
    await untilFont(page);
    // Where it would move the screen, it is in force from the next page on.
    await page.evaluate(() => document.documentElement.setAttribute('data-site-font', ''));
    await expectAccessible(page, 'main');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Browsers of other versions draw letters a little differently; a changed component differs more.
      await expect(page.getByRole('main')).toHaveScreenshot(`components-${width}.png`, {
        maxDiffPixelRatio: 0.02,
        timeout: 30_000,
      });
    }
  });

  test('a change in a remote, shared code or the shell shows, state is kept', async ({ page }) => {
    const button = await countOnNews(page);
    const clicked = await button.innerText();
    await expect(page.getByText(OWN_SAID)).toHaveCSS('outline-style', 'dotted');
    expect(await (await page.request.get(`${ADDRESS}/novidade`)).text()).toContain(OWN_SAID);
    const moved = await page.request.get(`${ADDRESS}/novidade-velha`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, '/novidade']);
    for (const [Host, status] of [
      ['agenda.example', 200],
      ['outra.example', 403],
    ] as const)
      expect((await page.request.get(ADDRESS, { headers: { Host } })).status()).toBe(status);

    clone.edit(`${REMOTE}/src/pages/news/Page.tsx`, (text) =>
      text.replace('>Novidade<', '>Novidade mudada<'),
    );
    await expect(page.getByRole('heading', { name: 'Novidade mudada' })).toBeVisible();
    clone.edit('shared/design/ui/badge/Badge.tsx', (text) =>
      text.replace('{children}', '{children}, e mais'),
    );
    await expect(page.getByText('Selo, e mais')).toBeVisible();
    clone.edit('shell/src/frame/links.ts', (text) => text.replace("'Sobre'", "'Sobre nós'"));
    await expect(page.getByRole('banner').getByText('Sobre nós')).toBeVisible();

    await expect(button).toHaveText(clicked);
  });

  test('a team with its own remote alone develops it inside a deployed site', async ({ page }) => {
    await server?.stop();
    for (const name of readdirSync(clone.folder)) {
      if (name.startsWith('mf-') && name !== REMOTE)
        rmSync(join(clone.folder, name), { recursive: true });
    }
    await develop(REMOTE, '--site', START);
    const button = await countOnNews(page);
    const clicked = await button.innerText();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    clone.edit(`${REMOTE}/src/pages/news/Page.tsx`, (text) =>
      text.replace('>Novidade mudada<', '>Novidade de novo<'),
    );
    await expect(page.getByRole('heading', { name: 'Novidade de novo' })).toBeVisible();
    await expect(button).toHaveText(clicked);

    await page.goto(`${ADDRESS}/erros`);
    const panel = page.getByRole('region', { name: 'Painel do site' });
    await panel.getByText('Sobre esta página').click();
    await expect(panel).toContainText('Página /errosmf-erros /mf-erros/src/remote.ts, funciona');
    await panel.getByText('Sobre esta página').click();
    // Consent that is given in the frame reaches the page.
    const consent = page.getByRole('button', { name: 'Aceitar todos' });
    await consent.click();
    await expect(consent).toBeHidden();
    // As the shell's source says since the test before.
    await footerLink(page, 'Sobre nós').click();
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-remote=mf-erros]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erros');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(consent).toBeHidden();
    expect((await page.request.get(`${ADDRESS}/nada`)).status()).toBe(404);
  });

  test('each mistake is said in the terminal and on the page', async ({
    page,
    consoleMessages,
  }) => {
    const connected = page.waitForEvent('console', (said) => said.text() === '[vite] connected.');
    await page.goto(`${ADDRESS}/erros`);
    await connected;
    await untilHydrated(page);
    await expectSoon(() => log).toContain('Mistakes are said from here on');
    const overlay = page.locator('vite-error-overlay');
    const mistakes = MISTAKES.filter(({ only }) => only !== 'by check:remote');
    for (const { what, file, change, said, development } of mistakes) {
      await test.step(what, async () => {
        const text = read(file);
        const since = log.length;
        const terminal = () => expect.poll(() => log.slice(since), { timeout: 5000 });
        // Of files saved faster than people save them the watcher misses one now and then.
        await expect(async () => {
          put(file, change(text));
          await (development ? terminal().toMatch(development) : terminal().toContain(said));
          await expect(overlay.locator('.message')).toContainText(development ?? said);
        }).toPass();
        await expect(async () => {
          put(file, text);
          await expect(overlay).toHaveCount(0, { timeout: 5000 });
        }).toPass();
      });
    }
    consoleMessages.splice(0); // The browser is told of each.
  });

  test('what development shows is in the build; of two builds at once one whole one is left', async () => {
    await server?.stop();
    const build = () =>
      promisify(execFile)('node', ['shared/platform/run.mjs', 'build', REMOTE], {
        cwd: clone.folder,
      });
    await Promise.all([build(), build()]);
    const built = (files: string) => {
      const cwd = join(clone.folder, REMOTE, 'dist');
      return globSync(files, { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'));
    };
    expect(built('pages/novidade.html').join()).toContain(OWN_SAID);
    expect(built('assets/*.css').join()).toContain('.novidade-mais');
    expect(built('assets/*.js').join()).toContain('Goiás');
  });

  test('check:remote says each mistake with the file or the page', async () => {
    const rows = MISTAKES.filter(({ only }) => only !== 'in development');
    const texts = { 'Page.tsx': read('Page.tsx'), 'content.ts': read('content.ts') };
    // Each has a page of its own, for one run.
    for (const [at, { file, change }] of rows.entries()) {
      if (file === 'src/routes.ts' || file === 'src/styles.css') put(file, change(read(file)));
      else {
        for (const [name, text] of Object.entries(texts))
          put(name, name === file ? change(text) : text, `page-${at}`);
        const route = `Object.assign(routes, { '/page-${at}': 'page-${at}' });\n`;
        put('src/routes.ts', read('src/routes.ts') + route);
      }
    }
    const words = ['shared/platform/run.mjs', 'check-remote', REMOTE, '--against', START];
    const { stdout, stderr } = spawnSync('node', words, { cwd: clone.folder, encoding: 'utf8' });
    const lines = `${stdout}${stderr}`.split('\n');
    for (const [at, { what, file, said }] of rows.entries()) {
      const place = file.startsWith('src/') ? '' : `page-${at}`;
      const isSaid = lines.some((line) => line.includes(said) && line.includes(place));
      expect.soft(isSaid, `${what}, of ${lines.join('\n')}`).toBe(true);
    }
  });
});
