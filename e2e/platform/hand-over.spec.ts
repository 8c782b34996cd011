import { expectSoon } from '../support/expectSoon.ts';
import { type FaultySite, startFaultySite } from '../support/faultySite.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/ouvidoria';
const BEFORE = '200 Ouvidoria: faça o BO';
const AFTER = '200 CRM inteligente';

test.describe('a path changes hands', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let site: FaultySite;
  /** What somebody who asks for it all the time was answered: each answer once, in order. */
  const answers: string[] = [];
  let isOver = false;
  let asking: Promise<void>;

  test.beforeAll(async () => {
    site = await startFaultySite(14);
    asking = askOnAndOn();
    await expectSoon(() => answers.at(-1)).toBe(BEFORE);
  });
  test.afterAll(async () => {
    isOver = true;
    await asking;
    await site?.stop();
  });

  async function askOnAndOn(): Promise<void> {
    while (!isOver) {
      const response = await site.get(PATH);
      const [, heading = ''] = /<h1[^>]*>([^<]*)/.exec(await response.text()) ?? [];
      const answer = `${response.status} ${heading}`;
      if (answers.at(-1) !== answer) answers.push(answer);
    }
  }

  /** The teasers publish their page of the CRM at the ombudsman’s path. */
  function publishHeir(takesOver: string[]): void {
    site.publisher('mf-teasers').publish(({ manifest }) => {
      const crm = manifest.pages.find(({ path }) => path === '/crm');
      if (crm) crm.path = PATH;
      // It names the page at its former address.
      delete manifest.search;
      manifest.takesOver = takesOver;
    });
  }

  test('who claims it without a word is refused', async () => {
    publishHeir([]);
    await expectSoon(async () => (await site.reportOn('mf-teasers'))?.refusal?.why).toContain(PATH);
    expect(answers.at(-1)).toBe(BEFORE);
  });

  test('who says that it takes over gets it, and nobody meets an error meanwhile', async ({
    page,
  }) => {
    const before = answers.length;
    publishHeir([PATH]);
    await expectSoon(() => answers.at(-1)).toBe(AFTER);
    expect(answers.slice(before)).toEqual([AFTER]);
    await page.goto(site.edge.address + PATH);
    await untilHydrated(page);
    await expect(page.locator('[data-remote=mf-teasers]')).toBeVisible();
  });

  test('its former owner publishes on, first with the page, then without it', async () => {
    const before = answers.length;
    const former = site.publisher('mf-channels');
    const release = async () => (await site.reportOn('mf-channels'))?.release;
    for (const [build, hasPage] of [
      ['aaaaaaaa0001', true],
      ['aaaaaaaa0002', false],
    ] as const) {
      former.publish(({ manifest }) => {
        manifest.build = build;
        manifest.pages = manifest.pages.filter(({ path }) => hasPage || path !== PATH);
        if (!hasPage) delete manifest.search;
      });
      await expectSoon(release).toContain(build);
    }
    expect(answers.slice(before)).toEqual([]);
    expect(await site.statusOf('/canais-manifestacao')).toBe(200);
  });
});
