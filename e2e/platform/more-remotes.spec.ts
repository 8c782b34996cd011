import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { APPS, distFolder } from '@site/platform/project/apps.ts';
import { type Clone, cloneProject } from '../support/clone.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const NEW = ['mf-x6', 'mf-x7'];
const pathOf = (name: string) => `/${name.replace('mf-', '')}`;

test.describe('a repository that gets two more remotes by one command each', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let clone: Clone;
  let edge: OwnEdge;
  let monitor: Server;
  /** What browsers posted to the monitor. */
  const reports: string[] = [];

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    clone = cloneProject('clone-more');
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
    // The last one's page breaks for `?quebra`.
    clone.edit(`${NEW.at(-1)}/src/pages/front/Page.tsx`, (text) =>
      text.replace(
        /(export default function .*\n)/,
        `$1if (globalThis.location?.search === '?quebra') throw new Error('Quebrou de propósito.');\n`,
      ),
    );
    monitor = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      if (request.method === 'POST') reports.push(Buffer.concat(chunks).toString());
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => monitor.listen(0, '127.0.0.1', () => resolve()));
    const configuration = `SITE_MONITOR_URL=${monitorOrigin()}/erros`;
    clone.run('env', configuration, 'npm', 'run', 'build', '--', 'shell', ...NEW);
    const built = ['shell', ...NEW];
    // Eight publishers take the room of two places.
    edge = await startOwnEdge(ownPorts(20), {
      apps: [...APPS, ...NEW],
      rootOf: (app) => (built.includes(app) ? join(clone.folder, app, 'dist') : distFolder(app)),
    });
  });
  test.afterAll(async () => {
    await edge?.stopAll();
    clone?.remove();
    monitor?.closeAllConnections();
    monitor?.close();
  });

  const monitorOrigin = () => `http://127.0.0.1:${(monitor.address() as AddressInfo).port}`;

  test('each keeps the contract, passes its own tests, and is known to those who deploy', () => {
    clone.run('npm', 'run', 'check:remote', '--', ...NEW);
    clone.run('npx', 'vitest', 'run', 'mf-x', 'compose.test');
    // Of the new ones: the others are those of this repository.
    const include = [...NEW, 'shared/**/*.d.ts', 'shared/platform/src/testing/setupDocument.ts'];
    const config = JSON.stringify({ extends: './tsconfig.json', include });
    writeFileSync(join(clone.folder, 'tsconfig.new.json'), config);
    clone.run('npx', 'tsc', '--noEmit', '--project', 'tsconfig.new.json');
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
    await page.goto(`${edge.address}/x7`);
    await expect(page).toHaveTitle('X7 | Ipê Empresarial');
  });

  test('an error in a visitor’s browser reaches the monitor of the configuration, with remote, build and page', async ({
    page,
    consoleMessages,
  }) => {
    const last = NEW.at(-1) ?? '';
    const answer = await page.goto(`${edge.address}${pathOf(last)}?quebra`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(/connect-src [^;]*/.exec(policy)?.[0].split(' ')).toContain(monitorOrigin());
    await expectSoon(() => reports.length).toBe(1);
    const manifest = readFileSync(join(clone.folder, last, 'dist/manifest.json'), 'utf8');
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({
      where: last,
      build: JSON.parse(manifest).build,
      page: pathOf(last),
      message: 'Error: Quebrou de propósito.',
    });
    expect(consoleMessages.join()).toContain(`[${last}]`);
    consoleMessages.splice(0); // The error itself.
  });
});
