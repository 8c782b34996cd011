import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
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
  /** What one visitor is answered who requests it all the time: each answer once, in order. */
  const answers: string[] = [];
  /**
   * On one connection, as browsers keep it: each worker of nginx checks its open files by itself
   * after a second, so that two connections may see the takeover up to a second apart.
   */
  const connection = new Agent({ keepAlive: true, maxSockets: 1 });
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
    connection.destroy();
    await site?.stop();
  });

  async function askOnAndOn(): Promise<void> {
    while (!isOver) {
      const request = get(site.edge.address + PATH, { agent: connection });
      const [response]: IncomingMessage[] = await once(request, 'response');
      if (!response) continue;
      const [, heading = ''] = /<h1[^>]*>([^<]*)/.exec(await text(response)) ?? [];
      const answer = `${response.statusCode} ${heading}`;
      if (answers.at(-1) !== answer) answers.push(answer);
    }
  }

  /** The teasers publish their page of the CRM at the ombudsman’s path. */
  function publishSuccessor(takesOver: string[]): void {
    site.publisher('mf-teasers').publish(({ manifest }) => {
      const crm = manifest.pages.find(({ path }) => path === '/crm');
      if (crm) crm.path = PATH;
      // It names the page at its former address.
      delete manifest.search;
      manifest.takesOver = takesOver;
    });
  }

  test('a remote that claims it without saying so is refused', async () => {
    publishSuccessor([]);
    await expectSoon(async () => (await site.reportOn('mf-teasers'))?.refusal?.why).toContain(PATH);
    expect(answers.at(-1)).toBe(BEFORE);
  });

  test('a remote that says it takes over gets it, and no visitor meets an error meanwhile', async ({
    page,
  }) => {
    const before = answers.length;
    publishSuccessor([PATH]);
    await expectSoon(() => answers.at(-1)).toBe(AFTER);
    expect(answers.slice(before)).toEqual([AFTER]);
    await page.goto(site.edge.address + PATH);
    await untilHydrated(page);
    await expect(page.locator('[data-remote=mf-teasers]')).toBeVisible();
  });

  test('its owner until then publishes on, first with the page, then without it', async () => {
    const before = answers.length;
    const retired = site.publisher('mf-channels');
    const release = async () => (await site.reportOn('mf-channels'))?.release;
    for (const [build, hasPage] of [
      ['aaaaaaaa0001', true],
      ['aaaaaaaa0002', false],
    ] as const) {
      retired.publish(({ manifest }) => {
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
