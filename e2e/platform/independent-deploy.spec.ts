import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { serve } from '@site/composer/testing/serve.ts';
import { APPS, distFolder } from '@site/platform/project/apps.ts';
import { readManifest } from '@site/platform/project/buildFiles.ts';
import { addNews, type Clone, cloneProject } from '../support/clone.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { footerLink, markDocument } from '../support/onPage.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';

const NEW = 'mf-x7';
const NEW_PATH = '/x7';

test.describe('one team adds a page and styles to its remote, another a remote by one command', {
  tag: '@errand',
}, () => {
  // One build and one edge serve all of them.
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let clone: Clone;
  let edge: OwnEdge;
  let monitor = '';
  /** What browsers posted to the monitor. */
  const reports: string[] = [];

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    clone = cloneProject("R&D d'água nº 1");
    addNews(clone, 'mf-teasers');
    clone.edit('mf-teasers/src/styles.css', (css) => `${css}@import "./pages/news/hostile.css";\n`);
    clone.run('npm', 'run', 'new:remote', '--', NEW, NEW_PATH);
    // The copy lies where git ignores it, and so would the formatter.
    clone.run('npx', 'biome', 'format', '--vcs-enabled=false', NEW);
    // It leads to another remote's page, and breaks for `?quebra`.
    clone.edit(`${NEW}/src/pages/front/Page.tsx`, (source) =>
      source
        .replace('title={title}', '$& actions={<a href="/sobre">Adiante</a>}')
        .replace(
          /(export default function .*\n)/,
          `$1if (globalThis.location?.search === '?quebra') throw new Error('Quebrou de propósito.');\n`,
        ),
    );
    monitor = await serve(async (request, response) => {
      const posted = await text(request);
      if (request.method === 'POST') reports.push(posted);
      response.writeHead(204).end();
    });
    const built = ['shell', 'mf-teasers', NEW];
    clone.run('env', configuration(), 'npm', 'run', 'build', '--', ...built);
    // Seven publishers take the room of two places.
    edge = await startOwnEdge(ownPorts(20), {
      apps: [...APPS, NEW],
      rootOf: (app) => (built.includes(app) ? join(clone.folder, app, 'dist') : distFolder(app)),
    });
  });
  test.afterAll(async () => {
    await edge?.stopAll();
    clone?.remove();
  });

  test('the page appears in the frame, and its styles leave with it', async ({ page }) => {
    await page.goto(`${edge.address}/novidade`);
    await expect(page).toHaveTitle('Novidade | Ipê Empresarial');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Cliques: 0' }).click();
    await expect(page.getByRole('button', { name: 'Cliques: 1' })).toBeVisible();
    await footerLink(page, 'Sobre').click();
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
    await expect(page.locator('[data-page-style^="/mf-teasers/"]')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Novidade' })).toBeVisible();
  });

  test('its stylesheet changes nothing in the shell', async ({ browser }) => {
    // Without scripts the frame is the same on every page: nothing marked, no banner yet.
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${edge.address}/eventos`);
    const before = await shellStyles(page);
    await page.goto(`${edge.address}/novidade`);
    await expect(page.getByText('Sou vermelho')).toHaveCSS('color', 'rgb(255, 0, 0)');
    expect(await shellStyles(page)).toEqual(before);
    await page.close();
  });

  const configuration = () => `SITE_MONITOR_URL=${monitor}/erros`;

  test('the new remote keeps the contract, passes its own tests, and is known to those who deploy', () => {
    clone.run('env', configuration(), 'npm', 'run', 'check:remote', '--', NEW);
    // Its own, and those that read the lists in which remotes stand.
    clone.run('npx', 'vitest', 'run', 'mf-x', 'project/lockFile', 'src/scaffold', 'src/bundling');
  });

  test('its page is one of the site, beside the others', async ({ page }) => {
    await page.goto(edge.address + NEW_PATH);
    await expect(page).toHaveTitle('X7 | Ipê Empresarial');
    await untilHydrated(page);
    const isSameDocument = await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'Adiante' }).click();
    await expect(page).toHaveURL(`${edge.address}/sobre`);
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
    expect(await isSameDocument()).toBe(true);
    const map = await page.request.get(`${edge.address}/busca`);
    expect(await map.text()).toContain(`<a href="${NEW_PATH}">`);
  });

  test('an error of a visitor reaches the monitor', async ({ page, consoleMessages }) => {
    await page.goto(`${edge.address}${NEW_PATH}?quebra`);
    const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
    await expect(policy).toHaveAttribute('content', new RegExp(`connect-src 'self' ${monitor}`));
    await expectSoon(() => reports.length).toBe(1);
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({
      where: NEW,
      build: readManifest(join(clone.folder, NEW, 'dist')).build,
      page: NEW_PATH,
      message: 'Error: Quebrou de propósito.',
    });
    await expectSoon(() => consoleMessages.join()).toContain(`[${NEW}]`);
    consoleMessages.splice(0); // The error itself.
  });
});

/** How everything of the shell looks, but for the width, which the scroll bar may change. */
async function shellStyles(page: Page) {
  // Without scripts Chromium may let buttons fade in from what they are without any stylesheet.
  await untilStill(page);
  return page.evaluate(() => {
    const looks = ['color', 'background-color', 'display', 'font', 'padding', 'margin', 'position'];
    const parts = document.querySelectorAll('html, body, header, header *, footer, footer *');
    return [...parts].map((part) => {
      const style = getComputedStyle(part);
      return [part.tagName, ...looks.map((name) => style.getPropertyValue(name))].join(' ');
    });
  });
}
