import { existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { serve } from '@site/composer/testing/serve.ts';
import { APPS, distFolder, REMOTES } from '@site/platform/project/apps.ts';
import { ask } from '../support/ask.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { KEPT, keptFile, unpackKept } from '../support/keptRelease.ts';
import { footerLink } from '../support/onPage.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts, statusOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** A page of each remote. */
const PAGES = ['/sobre', '/aluguel-auditorio', '/canais-manifestacao', '/vagas', '/crm'];

interface Status {
  publishers: { name: string; release?: string; refusal?: { rule: string } }[];
}

/** Every page reads, the frame lives, no page gave way to an error, and the search finds. */
async function expectWhole(page: Page, address: string): Promise<void> {
  for (const path of PAGES) {
    await page.goto(address + path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // Scripts come after the paint, at the latest when a visitor touches the page.
    await page.keyboard.press('Shift');
    await expect(page.locator('nav[data-hydrated]')).toBeAttached();
    await expect(page.getByText('Ops! Algo deu errado')).toHaveCount(0);
  }
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Serviços', exact: true }).click();
  await expect(banner.getByRole('link', { name: 'Assessoria', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await footerLink(page, 'Sobre').click();
  await expect(page).toHaveURL(`${address}/sobre`);
  await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
  await expect(page.getByText('Ops! Algo deu errado')).toHaveCount(0);
  await page.goto(`${address}/busca?q=certificado`);
  await expect(page.getByRole('main').locator('ol').getByRole('listitem')).not.toHaveCount(0);
}

for (const [at, which] of KEPT.entries()) {
  if (!APPS.every((app) => existsSync(keptFile(app, which)))) continue;
  test.describe(`the ${which} release meets today's`, () => {
    test.describe.configure({ mode: 'serial', timeout: 120_000 });
    const folder = temporaryFolder('skew-');
    let edge: OwnEdge;
    let oldTab: Page;

    test.beforeAll(async ({ browser }) => {
      for (const app of APPS) {
        unpackKept(app, which, join(folder, 'kept', app));
        publish(app, 'kept');
      }
      /** Answers for the tables: there is nothing in them. */
      const backend = await serve((_, response) =>
        response.setHeader('content-type', 'application/json').end('[]'),
      );
      edge = await startOwnEdge(ownPorts(10 + at), {
        backend: `${backend}/`,
        rootOf: (app) => join(folder, 'now', app),
      });
      oldTab = await browser.newPage();
      await oldTab.goto(`${edge.address}/sobre`);
    });
    test.afterAll(async () => {
      await oldTab?.close();
      await edge?.stopAll();
    });

    /** Publishes an app's build of today, or the kept one. */
    function publish(app: string, build: 'today' | 'kept'): void {
      const fresh = join(folder, `${app}.new`);
      mkdirSync(join(folder, 'now'), { recursive: true });
      symlinkSync(build === 'today' ? distFolder(app) : join(folder, 'kept', app), fresh);
      renameSync(fresh, join(folder, 'now', app));
    }

    /** The active release of each app, or why its newest is not. */
    async function stage(): Promise<Record<string, string>> {
      const status: Status = await (await ask(`${statusOf(edge.address)}/status.json`)).json();
      return Object.fromEntries(
        status.publishers.map(({ name, release, refusal }) => [
          name,
          refusal?.rule ?? release ?? '',
        ]),
      );
    }

    /** Publishes builds, and waits until the composer has dealt with them. */
    async function deliver(apps: readonly string[], build: 'today' | 'kept'): Promise<void> {
      const before = await stage();
      for (const app of apps) publish(app, build);
      for (const app of apps)
        await expectSoon(async () => (await stage())[app], {
          message: app,
          timeout: 60_000,
        }).not.toBe(before[app]);
    }

    test('its shell shows the remotes of today, or keeps its own', async ({ page }) => {
      await deliver(REMOTES, 'today');
      await expectWhole(page, edge.address);
    });

    test('the shell of today takes over, and brings the remotes that waited for it; a tab that was open all the while leads to them', async () => {
      await deliver(['shell'], 'today');
      const waiting = async () =>
        Object.entries(await stage()).filter(([, rule]) => rule === 'contract');
      await expectSoon(waiting).toEqual([]);
      for (const [name, remote] of [
        ['Ouvidoria', 'mf-channels'],
        ['Sobre', 'mf-institutional'],
      ] as const) {
        await footerLink(oldTab, name).click();
        await expect(oldTab).toHaveURL(new RegExp(name.toLowerCase()));
        await expect(oldTab.locator(`[data-remote=${remote}]`)).toBeVisible();
        await expect(oldTab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(oldTab.getByText('Ops! Algo deu errado')).toHaveCount(0);
      }
    });

    test('under the shell of today its remotes work', async ({ page }) => {
      await deliver(REMOTES, 'kept');
      const rules = await stage();
      expect(Object.values(rules).filter((rule) => !/^[0-9a-f.]+$/.test(rule))).toEqual([]);
      await expectWhole(page, edge.address);
    });
  });
}
