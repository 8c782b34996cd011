import { join } from 'node:path';
import { APPS, distFolder } from '@site/platform/project/apps.ts';
import { type Clone, cloneProject } from '../support/clone.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** The sixth to the twelfth. */
const NEW = Array.from({ length: 7 }, (_, at) => `mf-x${at + 6}`);
const pathOf = (name: string) => `/${name.replace('mf-', '')}`;

test.describe('a repository that gets seven more remotes by one command each', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let clone: Clone;
  let edge: OwnEdge;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    clone = cloneProject('clone-seven');
    for (const name of NEW) clone.run('npm', 'run', 'new:remote', '--', name, pathOf(name));
    // The copy lies where git ignores it, and so would the formatter.
    clone.run('npx', 'biome', 'format', '--vcs-enabled=false', ...NEW);
    // Each leads to the next, so that one can walk through them.
    for (const [at, name] of NEW.entries()) {
      const link = `actions={<a href="${pathOf(NEW[at + 1] ?? 'mf-sobre')}">Adiante</a>}`;
      clone.edit(`${name}/src/pages/front/Page.tsx`, (text) =>
        text.replace('title={title}', `$& ${link}`),
      );
    }
    clone.run('npm', 'run', 'build', '--', ...NEW);
    // Thirteen publishers take the room of two places.
    edge = await startOwnEdge(ownPorts(20), {
      apps: [...APPS, ...NEW],
      rootOf: (app) => (NEW.includes(app) ? join(clone.folder, app, 'dist') : distFolder(app)),
    });
  });
  test.afterAll(async () => {
    await edge?.stopAll();
    clone?.remove();
  });

  test('each keeps the contract, passes its own tests, and is known to those who deploy', () => {
    clone.run('npm', 'run', 'check:remote', '--', ...NEW);
    clone.run('npx', 'vitest', 'run', 'mf-x', 'compose.test');
    clone.run('npx', 'tsc', '--noEmit');
  });

  test('all of them are pages of the site, beside the others', async ({ page }) => {
    await page.goto(edge.address + pathOf('mf-x6'));
    for (const name of NEW) {
      await expect(page).toHaveURL(edge.address + pathOf(name));
      await expect(page.locator(`[data-remote=${name}]`)).toBeVisible();
      await untilHydrated(page);
      await page.getByRole('main').getByRole('link', { name: 'Adiante' }).click();
    }
    await expect(page).toHaveURL(`${edge.address}/sobre`);
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    await page.goto(`${edge.address}/x12`);
    await expect(page).toHaveTitle('X12 | Ipê Empresarial');
  });
});
