import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesOfContext } from '@site/platform/compose/buildContext.ts';
import { readCompose, readDeployment } from '@site/platform/compose/readCompose.ts';
import { type RunningSite, runSite } from '@site/platform/compose/runSite.ts';
import { walk } from '@site/platform/compose/walk.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { ask } from '@site/platform/testing/ask.ts';
import { expectSoon } from '../support/expectSoon.ts';

// Every service gets an address of its own of this machine, which only Linux has ready.
test.skip(process.platform !== 'linux', 'needs Linux');

test.describe('what docker compose starts, started without an engine', () => {
  test.describe.configure({ mode: 'serial' });
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  let site: RunningSite;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await runSite({
      compose: readCompose(readDeployment()),
      folder,
      context: await filesOfContext(ROOT),
      // This machine's packages and builds; `npm run check:compose` makes them as the images do.
      isWhole: false,
      onSkipped: () => {},
      onStep: () => {},
    });
  });
  test.afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('every page, every file it names and the offers of the database are there', async () => {
    const { pages, files, offers, findings } = await walk(site);
    expect(findings).toEqual([]);
    expect(pages).toBeGreaterThan(20);
    expect(files).toBeGreaterThan(20);
    expect(offers).toBe(17);
  });

  test('the vacancies of the database have pages, by the renderer', async () => {
    const vacancies = async () =>
      (await (await ask(`${site.address}/sitemap.xml`)).text()).match(
        /<loc>[^<]*\/vagas\/(?!pagina\/)[^<]+/g,
      );
    await expectSoon(async () => (await vacancies())?.length).toBe(17);
    expect((await walk(site)).findings).toEqual([]);
  });

  test('with publishers and composer down, and the edge started anew, nothing is missing', async () => {
    for (const name of ['mf-jobs', 'shell', 'composer', 'edge']) await site.stopService(name);
    await site.startService('edge');
    expect((await walk(site)).findings).toEqual([]);
    for (const name of ['shell', 'mf-jobs', 'composer']) await site.startService(name);
  });

  test('releases are steered in the composer’s container', async () => {
    const releases = (words: string) => site.exec('composer', `npm run -s releases -- ${words}`);
    const build = /mf-rentals +(\w+)/.exec(await releases(''))?.[1] ?? '';
    expect(await releases(`pin mf-rentals ${build}`)).toContain(`pinned to ${build}`);
    expect(await releases('unpin mf-rentals')).not.toContain('pinned');
  });

  test('migrations run again at the next start, and change nothing', async () => {
    await site.startService('passwords');
    await site.startService('migrate');
    expect((await walk(site)).offers).toBe(17);
  });
});
