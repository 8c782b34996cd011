import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { distFolder, ROOT } from '@site/platform/project/apps.ts';
import { type Clone, cloneProject } from '../support/clone.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';

test.describe('when one team adds a page and styles of its own to its remote', () => {
  // One build serves all of them.
  test.describe.configure({ mode: 'serial' });
  let clone: Clone;
  let edge: OwnEdge;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    clone = cloneProject('clone-deploy');
    cpSync(
      join(ROOT, 'e2e/platform/fixtures/news'),
      join(clone.folder, 'mf-teasers/src/pages/news'),
      {
        recursive: true,
      },
    );
    appendFileSync(
      join(clone.folder, 'mf-teasers/src/routes.ts'),
      "Object.assign(routes, { '/novidade': 'news' });\n",
    );
    appendFileSync(
      join(clone.folder, 'mf-teasers/src/styles.css'),
      '@import "./pages/news/hostile.css";\n',
    );
    clone.run('npm', 'run', 'build', '-w', 'mf-teasers');
    edge = await startOwnEdge(ownPorts(2), {
      rootOf: (app) =>
        app === 'mf-teasers' ? join(clone.folder, 'mf-teasers/dist') : distFolder(app),
    });
  });
  test.afterAll(async () => {
    await edge?.stopAll();
    clone?.remove();
  });

  test('the page appears with header, footer and navigation, though nothing else was built', async ({
    page,
  }) => {
    await page.goto(`${edge.address}/novidade`);
    await expect(page).toHaveTitle('Novidade | Ipê Empresarial');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Cliques: 0' }).click();
    await expect(page.getByRole('button', { name: 'Cliques: 1' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre', exact: true }).click();
    await expect(page).toHaveURL(`${edge.address}/sobre`);
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

  test('its stylesheet leaves with it', async ({ page }) => {
    await page.goto(`${edge.address}/novidade`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre', exact: true }).click();
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
    await expect(page.locator('link[href^="/mf-teasers/"][rel=stylesheet]')).toHaveCount(0);
  });

  test('the utilities of the shell change nothing inside a remote', async ({ page }) => {
    await page.goto(`${edge.address}/novidade`);
    const changed = await page.evaluate(() => {
      const probe = document.createElement('p');
      document.querySelector('[data-remote]')?.append(probe);
      const plain = JSON.stringify(Object.values(getComputedStyle(probe)));
      const classes = new Set(
        [...document.querySelectorAll('header [class], footer [class]')].flatMap((element) => [
          ...element.classList,
        ]),
      );
      // Those that the remote's own stylesheet defines as well are its own business.
      const own = [...document.styleSheets]
        .filter(({ href }) => href?.includes('/mf-teasers/'))
        .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
        .join();
      return [...classes].filter((name) => {
        if (own.includes(CSS.escape(name))) return false;
        probe.className = name;
        return JSON.stringify(Object.values(getComputedStyle(probe))) !== plain;
      });
    });
    expect(changed).toEqual([]);
  });
});

/** How everything of the shell looks, but for the width, which the scroll bar may change. */
async function shellStyles(page: Page) {
  // Without scripts Chromium may let buttons fade in from what they are without any stylesheet.
  await untilStill(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, header, header *, footer, footer *')].map(
      (element) => {
        const { color, backgroundColor, display, fontSize, fontFamily, padding, margin, position } =
          getComputedStyle(element);
        return [
          element.tagName,
          color,
          backgroundColor,
          display,
          fontSize,
          fontFamily,
          padding,
          margin,
          position,
        ].join(' ');
      },
    ),
  );
}
