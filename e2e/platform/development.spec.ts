import { execFile } from 'node:child_process';
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { type Running, startProcess } from '@site/platform/edge/startProcess.ts';
import { expectAccessible } from '../support/axe.ts';
import { addNews, type Clone, cloneProject } from '../support/clone.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { openDeveloped } from '../support/hydrated.ts';
import { PORTS } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { untilFont } from '../support/untilFont.ts';
import { MISTAKES } from './mistakes.ts';

const ADDRESS = `http://localhost:${PORTS.development}`;
const REMOTE = 'mf-erros';
const NEWS = `${REMOTE}/src/pages/news`;

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

  // Of one remote alone mistakes are said: the compiler takes 5 s of a core for each app.
  const develop = async (folder: string, ...command: [string, ...string[]]) => {
    server = await startProcess({
      name: command.join(' '),
      command,
      folder: join(clone.folder, folder),
      env: {
        PORT: String(PORTS.development),
        FORCE_COLOR: '0',
        NODE_ENV: 'development',
        ALLOWED_HOSTS: 'agenda.example',
      },
      isReady: (said) => /Developing|➜/.test(said),
      onLog: (text) => {
        log += stripVTControlCharacters(text);
      },
    });
  };

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    clone = cloneProject('clone-develop');
    clone.run('node', 'shared/platform/src/commands/new-remote.ts', REMOTE, '/erros');
    addNews(clone, REMOTE);
    // Its mistakes would stand over the page.
    rmSync(join(clone.folder, NEWS, 'hostile.css'));
    clone.put(`${NEWS}/news.css`, '.novidade-mais { outline: 3px dotted red; }\n');
    clone.put(`${REMOTE}/vite.config.ts`, OWN_CONFIG);
    clone.put(`${REMOTE}/.env`, 'VITE_ANO=2026\n');
    clone.edit(`${REMOTE}/src/routes.ts`, (text) => text + OWN_REDIRECTS);
    clone.edit(`${NEWS}/Page.tsx`, (text) =>
      text
        .replace("'react';", `'react';${OWN_IMPORTS}`)
        .replace('<h1>', `<Badge>Selo</Badge><p className="novidade-mais">{${OWN_TEXT}}</p><h1>`),
    );
    await develop('', 'node', 'shared/platform/run.mjs', 'dev', REMOTE, '--host', '0.0.0.0');
    const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
    const elsewhere = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
    const { address } = elsewhere ?? { address: '127.0.0.1' };
    expect((await fetch(`${ADDRESS.replace('localhost', address)}/vagas`)).status).toBe(200);
    // Ctrl-C while mistakes are first looked for is no mistake, and ends all, the database too.
    await server?.stop();
    expect(log).not.toMatch(/✗|\n\s+at /);
    // As `npx vite` does in the package.
    await develop(REMOTE, '../node_modules/.bin/vite');
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
    await openDeveloped(page, `${ADDRESS}/novidade`);
    // Code that changes before the frame is hydrated renders other than its document.
    await expect(page.locator('nav[data-hydrated]')).toBeAttached();
    const button = page.getByRole('button', { name: /Cliques/ });
    await expect(async () => {
      await button.click();
      await expect(button).toHaveText(/[1-9]/, { timeout: 1000 });
    }).toPass();
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

    clone.edit(`${NEWS}/Page.tsx`, (text) => text.replace('>Novidade<', '>Novidade mudada<'));
    await expect(page.getByRole('heading', { name: 'Novidade mudada' })).toBeVisible();
    clone.edit('shared/design/ui/badge/Badge.tsx', (text) =>
      text.replace('{children}', '{children}, e mais'),
    );
    await expect(page.getByText('Selo, e mais')).toBeVisible();
    clone.edit('shell/src/frame/links.ts', (text) => text.replace("'Sobre'", "'Sobre nós'"));
    await expect(page.getByRole('banner').getByText('Sobre nós')).toBeVisible();

    await expect(button).toHaveText(clicked);
  });

  test('each mistake is said in the terminal and on the page', async ({
    page,
    consoleMessages,
  }) => {
    await openDeveloped(page, `${ADDRESS}/erros`);
    await expectSoon(() => log).toContain('Mistakes are said from here on');
    const overlay = page.locator('vite-error-overlay');
    for (const [what, file, from, to, said] of MISTAKES) {
      await test.step(what, async () => {
        const folder = file.startsWith('src/') ? REMOTE : `${REMOTE}/src/pages/front`;
        const path = join(clone.folder, folder, file);
        const text = readFileSync(path, 'utf8');
        // As editors do: half a file is another mistake.
        const save = (changed: string) => {
          writeFileSync(`${path}~`, changed);
          renameSync(`${path}~`, path);
        };
        const since = log.length;
        // Of files saved faster than people save them the watcher misses one now and then.
        await expect(async () => {
          save(text.replace(from, to));
          await expect.poll(() => log.slice(since), { timeout: 20_000 }).toMatch(said);
          await expect(overlay.locator('.message')).toContainText(said);
        }).toPass();
        await expect(async () => {
          save(text);
          await expect(overlay).toHaveCount(0, { timeout: 5000 });
        }).toPass();
      });
    }
    consoleMessages.splice(0); // The browser is told of each.
  });

  test('a saved .env holds for all that is shown', async ({ page, consoleMessages }) => {
    await openDeveloped(page, `${ADDRESS}/erros`);
    clone.edit('.env', (text) => `${text}\nSITE_SHORT_NAME=Renomeada\n`);
    // The server begins anew, then the page does.
    await expect(page).toHaveTitle(/Renomeada/, { timeout: 60_000 });
    consoleMessages.splice(0);
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
});
