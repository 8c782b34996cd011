import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { APPS, distFolder, REMOTES } from '@site/platform/project/apps.ts';
import { ask } from '../support/ask.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { KEPT, type Kept, keptFile, unpackKept } from '../support/keptRelease.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** A page of each remote. */
const PAGES = ['/sobre', '/aluguel-auditorio', '/canais-manifestacao', '/vagas', '/crm'];

interface Status {
  publishers: { name: string; release?: string; refusal?: { rule: string } }[];
}

/** A site whose publishers change their builds while it runs. */
class ChangingSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'skew-'));
  edge!: OwnEdge;
  /** Answers for the tables: there is nothing in them. */
  private readonly backend = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end('[]'),
  );

  /** Serves the kept releases of all apps. */
  async start(which: Kept, place: number): Promise<void> {
    mkdirSync(join(this.folder, 'now'));
    for (const app of APPS) {
      unpackKept(app, which, join(this.folder, 'kept', app));
      symlinkSync(join(this.folder, 'kept', app), join(this.folder, 'now', app));
    }
    await new Promise<void>((listening) => this.backend.listen(0, '127.0.0.1', listening));
    const { port } = this.backend.address() as AddressInfo;
    this.edge = await startOwnEdge(ownPorts(place), {
      backend: `http://127.0.0.1:${port}/`,
      rootOf: (app) => join(this.folder, 'now', app),
    });
  }

  /** Publishes an app's build of today, or the kept one again. */
  publish(app: string, build: 'today' | 'kept'): void {
    const target = build === 'today' ? distFolder(app) : join(this.folder, 'kept', app);
    const fresh = join(this.folder, `${app}.new`);
    symlinkSync(target, fresh);
    renameSync(fresh, join(this.folder, 'now', app));
  }

  /** The active release of each app, or why its newest is not. */
  async stage(): Promise<Record<string, string>> {
    const status: Status = await (await ask(`${this.edge.address}/status.json`)).json();
    return Object.fromEntries(
      status.publishers.map(({ name, release, refusal }) => [name, refusal?.rule ?? release ?? '']),
    );
  }

  /** Waits until the composer has dealt with what these apps publish. */
  async untilDealtWith(apps: readonly string[], before: Record<string, string>): Promise<void> {
    for (const app of apps)
      await expectSoon(async () => (await this.stage())[app], {
        message: app,
        timeout: 60_000,
      }).not.toBe(before[app]);
  }

  async stop(): Promise<void> {
    await this.edge?.stopAll();
    this.backend.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Every page reads, the frame lives, and no page gave way to an error. */
async function expectWhole(page: Page, address: string): Promise<void> {
  for (const path of PAGES) {
    await page.goto(address + path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectFrameAlive(page);
    await expect(page.getByText('Ops! Algo deu errado')).toHaveCount(0);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre', exact: true }).click();
  await expect(page).toHaveURL(`${address}/sobre`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectFrameAlive(page: Page): Promise<void> {
  // Scripts come after the paint, at the latest when a visitor touches the page.
  await page.keyboard.press('Shift');
  await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Serviços', exact: true }).click();
  await expect(banner.getByRole('link', { name: 'Assessoria', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

for (const [at, which] of KEPT.entries()) {
  if (!APPS.every((app) => existsSync(keptFile(app, which)))) continue;
  test.describe(`the ${which} release meets today's`, () => {
    test.describe.configure({ mode: 'serial', timeout: 120_000 });
    const site = new ChangingSite();
    let oldTab: Page;

    test.beforeAll(async ({ browser }) => {
      await site.start(which, 10 + at);
      oldTab = await browser.newPage();
      await oldTab.goto(`${site.edge.address}/sobre`);
    });
    test.afterAll(async () => {
      await oldTab?.close();
      await site.stop();
    });

    test('all of it is composed as it is', async ({ page }) => {
      await expectWhole(page, site.edge.address);
    });

    test('its shell shows the remotes of today, or keeps theirs until the next shell', async ({
      page,
    }) => {
      const before = await site.stage();
      for (const remote of REMOTES) site.publish(remote, 'today');
      await site.untilDealtWith(REMOTES, before);
      await expectWhole(page, site.edge.address);
    });

    test('the shell of today takes over, and brings the remotes that waited for it', async ({
      page,
    }) => {
      const before = await site.stage();
      site.publish('shell', 'today');
      await site.untilDealtWith(['shell'], before);
      const waiting = async () =>
        Object.entries(await site.stage()).filter(([, rule]) => rule === 'contract');
      await expectSoon(waiting).toEqual([]);
      await expectWhole(page, site.edge.address);
    });

    test('a tab that was open all the while still leads everywhere', async () => {
      for (const name of ['Ouvidoria', 'Sobre']) {
        await oldTab.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
        await expect(oldTab).toHaveURL(new RegExp(name.toLowerCase()));
        await expect(oldTab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(oldTab.getByText('Ops! Algo deu errado')).toHaveCount(0);
      }
    });

    test('under the shell of today its remotes work', async ({ page }) => {
      const before = await site.stage();
      for (const remote of REMOTES) site.publish(remote, 'kept');
      await site.untilDealtWith(REMOTES, before);
      const rules = await site.stage();
      expect(Object.values(rules).filter((rule) => !/^[0-9a-f.]+$/.test(rule))).toEqual([]);
      await expectWhole(page, site.edge.address);
    });
  });
}
