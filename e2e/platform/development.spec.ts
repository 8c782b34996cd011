import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Running, startProcess } from '@site/platform/edge/startProcess.ts';
import { expectAccessible } from '../support/axe.ts';
import { addNews, type Clone, cloneProject } from '../support/clone.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { footerLink } from '../support/onPage.ts';
import { PORTS, START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { untilFont } from '../support/untilFont.ts';

const ADDRESS = `http://localhost:${PORTS.development}`;

test.describe('while developing', () => {
  // One copy of the project serves all of them; what they do to it adds up.
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let clone: Clone;
  let server: Running | undefined;

  const develop = async (...words: string[]) => {
    server = await startProcess({
      name: 'npm run dev',
      command: ['node', 'shared/platform/run.mjs', 'dev', ...words],
      folder: clone.folder,
      env: { PORT: String(PORTS.development) },
      log: 'stdout',
      isReady: (log) => log.includes('Developing'),
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
    addNews(clone, 'mf-rentals');
    // Its mistakes would stand over the page.
    rmSync(join(clone.folder, 'mf-rentals/src/pages/news/hostile.css'));
    clone.edit('mf-rentals/src/pages/news/Page.tsx', (text) =>
      text
        .replace("'react';", "'react';\nimport { Badge } from '@site/design/ui/badge/Badge.tsx';")
        .replace('<h1>', '<Badge>Selo</Badge><h1>'),
    );
    // Of one remote alone mistakes are said: the compiler takes 8 s of a core for each app.
    await develop('mf-rentals');
  });
  test.afterAll(async () => {
    await server?.stop();
    clone?.remove();
  });

  test('the page of all components is accessible, and looks as agreed at two widths', async ({
    page,
  }) => {
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

  test('a change in a remote, in shared code or in the shell shows at once, and state is kept', async ({
    page,
  }) => {
    const button = await countOnNews(page);
    const clicked = await button.innerText();

    clone.edit('mf-rentals/src/pages/news/Page.tsx', (text) =>
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

  test('a team that has the shell and its own remote alone develops it inside a deployed site: a change shows, state is kept, and the pages of all others are the site’s', async ({
    page,
  }) => {
    await server?.stop();
    for (const name of readdirSync(clone.folder)) {
      if (/^mf-(?!rentals$)/.test(name)) rmSync(join(clone.folder, name), { recursive: true });
    }
    await develop('mf-rentals', '--site', START);
    const button = await countOnNews(page);
    const clicked = await button.innerText();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    clone.edit('mf-rentals/src/pages/news/Page.tsx', (text) =>
      text.replace('>Novidade mudada<', '>Novidade de novo<'),
    );
    await expect(page.getByRole('heading', { name: 'Novidade de novo' })).toBeVisible();
    await expect(button).toHaveText(clicked);

    await page.goto(`${ADDRESS}/aluguel-auditorio`);
    // Consent that is given in the frame reaches the page.
    const consent = page.getByRole('button', { name: 'Aceitar todos' });
    await consent.click();
    await expect(consent).toBeHidden();
    // As the shell's source says since the test before.
    await footerLink(page, 'Sobre nós').click();
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-remote=mf-rentals]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Auditório');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(consent).toBeHidden();
    expect((await page.request.get(`${ADDRESS}/nada`)).status()).toBe(404);
  });
});
