import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type Clone, cloneProject } from '../support/clone.ts';
import { countOnNews, type Development, startDevelopment } from '../support/development.ts';
import { PORTS } from '../support/sites.ts';

test.describe('while developing', () => {
  // One server serves all of them, and the last changes components.
  test.describe.configure({ mode: 'serial' });
  let clone: Clone;
  let server: Development;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    clone = cloneProject('clone-develop');
    clone.run('cp', '-R', 'e2e/platform/fixtures/news', 'mf-teasers/src/pages/news');
    clone.edit(
      'mf-teasers/src/routes.ts',
      (text) => `${text}Object.assign(routes, { '/novidade': 'news' });\n`,
    );
    clone.edit('mf-teasers/src/pages/news/Page.tsx', (text) =>
      text
        .replace("'react';", "'react';\nimport { Badge } from '@site/design/ui/badge/Badge.tsx';")
        .replace('<h1>', '<Badge>Selo</Badge><h1>'),
    );
    server = await startDevelopment(clone.folder, PORTS.development, [
      'node',
      'shared/platform/run.mjs',
      'dev',
    ]);
  });
  test.afterAll(() => {
    server?.stop();
    clone?.remove();
  });

  test('the page of all components is accessible, and looks as agreed at two widths', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(`http://localhost:${PORTS.development}/_ui`);
    await page.evaluate(() => document.fonts.ready);
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
    test.setTimeout(120_000);
    await page.goto(`http://localhost:${PORTS.development}/novidade`);
    const clicked = await countOnNews(page);

    clone.edit('mf-teasers/src/pages/news/Page.tsx', (text) =>
      text.replace('>Novidade<', '>Novidade mudada<'),
    );
    await expect(page.getByRole('heading', { name: 'Novidade mudada' })).toBeVisible();
    clone.edit('shared/design/ui/badge/Badge.tsx', (text) =>
      text.replace('{children}', '{children}, e mais'),
    );
    await expect(page.getByText('Selo, e mais')).toBeVisible();
    clone.edit('shell/src/frame/links.ts', (text) => text.replace("'Sobre'", "'Sobre nós'"));
    await expect(page.getByRole('banner').getByText('Sobre nós')).toBeVisible();

    await expect(page.getByRole('button', { name: clicked })).toBeVisible();
  });
});
