import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';
import { type Clone, cloneProject } from '../support/clone.ts';
import { countOnNews, type Development, startDevelopment } from '../support/development.ts';
import { ownPorts, START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test.describe('a team that has its own remote alone, inside a deployed site', () => {
  // One server serves all of them, and the first changes a page.
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let clone: Clone;
  let server: Development;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    clone = cloneProject('clone-alone');
    for (const name of readdirSync(clone.folder)) {
      const isAnothers = name === 'shell' || /^mf-(?!rentals$)/.test(name);
      if (isAnothers) rmSync(join(clone.folder, name), { recursive: true });
    }
    cpSync(
      join(ROOT, 'e2e/platform/fixtures/news'),
      join(clone.folder, 'mf-rentals/src/pages/news'),
      { recursive: true },
    );
    clone.edit(
      'mf-rentals/src/routes.ts',
      (text) => `${text}Object.assign(routes, { '/novidade': 'news' });\n`,
    );
    const command = ['node', 'shared/platform/run.mjs', 'dev', 'mf-rentals', '--site', START];
    server = await startDevelopment(clone.folder, ownPorts(22).edge, command);
  });
  test.afterAll(() => {
    server?.stop();
    clone?.remove();
  });

  test('its page has the header and footer of the site, and a change shows while state is kept', async ({
    page,
  }) => {
    await page.goto(`${server.address}/novidade`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const clicked = await countOnNews(page);
    clone.edit('mf-rentals/src/pages/news/Page.tsx', (text) =>
      text.replace('>Novidade<', '>Novidade mudada<'),
    );
    await expect(page.getByRole('heading', { name: 'Novidade mudada' })).toBeVisible();
    await expect(page.getByRole('button', { name: clicked })).toBeVisible();
  });

  test('the pages of all others are those of the site, without a reload in between', async ({
    page,
  }) => {
    await page.goto(`${server.address}/aluguel-auditorio`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre', exact: true }).click();
    await expect(page).toHaveURL(`${server.address}/sobre`);
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-remote=mf-rentals]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Auditório');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    expect((await page.request.get(`${server.address}/nada`)).status()).toBe(404);
  });

  test('consent that is given in the frame reaches the page', async ({ page }) => {
    await page.goto(`${server.address}/aluguel-auditorio`);
    const consent = () => page.getByRole('button', { name: 'Aceitar todos' });
    await consent().click();
    await expect(consent()).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(consent()).toBeHidden();
  });
});
