import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectSoon } from '../support/expectSoon.ts';
import { edit } from '../support/faultyPublisher.ts';
import { type FaultySite, startFaultySite } from '../support/faultySite.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { expect, test } from '../support/test.ts';

test.describe('the edge', () => {
  test.describe.configure({ mode: 'serial' });
  const runFolder = mkdtempSync(join(tmpdir(), 'edge-spec-'));
  let site: FaultySite;
  let errorLog = '';

  test.beforeAll(async () => {
    site = await startFaultySite(25, {
      runFolder,
      trustedProxy: '127.0.0.1, 203.0.113.0/24',
      onEdgeLog: (text) => {
        errorLog += text;
      },
    });
  });
  test.afterAll(async () => {
    await site?.stop();
    rmSync(runFolder, { recursive: true, force: true });
  });

  const headersOf = async (path: string) => {
    const { status, headers } = await rawRequest(site.edge.address, path);
    headers.delete('date');
    return { status, ...Object.fromEntries(headers) };
  };
  const refusedMaps = async () => (await (await site.get('/status.json')).json()).refusedMaps;

  test('restarted in place, it answers with the same headers, and scripts of pages run', async ({
    page,
  }) => {
    const paths = ['/', '/sobre', '/contato', '/blog/economia', '/nada'];
    const before = await Promise.all(paths.map(headersOf));
    expect(before.map(({ status }) => status)).toEqual([200, 200, 308, 200, 404]);
    await site.edge.stop('edge');
    await site.edge.start('edge');
    expect(await Promise.all(paths.map(headersOf))).toEqual(before);
    await page.goto(`${site.edge.address}/sobre`);
    await untilHydrated(page);
  });

  test('a redirect of any length that the contract allows is followed', async () => {
    const from = `/antigo/${'a'.repeat(120)}/${'b'.repeat(120)}`;
    site.publisher('mf-institutional').publish(({ manifest }) => {
      manifest.redirects[from] = '/sobre';
    });
    await expectSoon(() => headersOf(from)).toMatchObject({ status: 308, location: '/sobre' });
    expect(await refusedMaps()).toBeUndefined();
  });

  test('a shell with a hundred inline scripts may run all of them', async ({ page }) => {
    const scripts = Array.from({ length: 100 }, (_, index) => `window.inline${index} = true`);
    site.publisher('shell').publish((release) => {
      const { head } = release.manifest.shell?.parts ?? { head: '' };
      edit(
        release,
        head,
        (html) => html + scripts.map((text) => `<script>${text}</script>`).join(''),
      );
    });
    await expectSoon(async () => await (await site.get('/sobre')).text()).toContain('inline99');
    await page.goto(`${site.edge.address}/sobre`);
    expect(
      await page.evaluate(() => Object.keys(window).filter((name) => /^inline\d/.test(name))),
    ).toHaveLength(100);
    await untilHydrated(page);
  });

  test('maps that nginx refuses stand in the status, change nothing, and are tested again', async () => {
    const maps = join(site.edge.store, 'site/state/edge.conf');
    const good = readFileSync(maps, 'utf8');
    const before = await headersOf('/contato');
    const more = join(runFolder, 'more.conf');
    writeFileSync(maps, `${good}\ninclude ${more};\n`);
    await expectSoon(refusedMaps).toMatchObject({
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      why: expect.stringContaining(`open() "${more}" failed`),
    });
    expect(await (await site.get('/status')).text()).toContain('nginx refuses');
    expect(await headersOf('/contato')).toEqual(before);
    await site.edge.stop('edge');
    await site.edge.start('edge');
    expect(await headersOf('/contato')).toEqual(before);
    writeFileSync(more, 'map "" $more { default 1; }');
    await expectSoon(refusedMaps).toBeUndefined();
  });

  test('no log holds an address of a visitor, or what a visitor searched for', async () => {
    const askFrom = (visitor: string, path: string) =>
      rawRequest(site.edge.address, path, {
        headers: { 'X-Forwarded-For': `${visitor}, 203.0.113.9` },
      });
    const ask = (path: string) => askFrom('198.51.100.77', path);
    const accessLog = () => readFileSync(join(runFolder, 'nginx/access.log'), 'utf8');
    const statuses = await Promise.all([
      ...Array.from({ length: 80 }, () =>
        ask('/rest/v1/jobs?select=*&type=eq.job_offer&id=eq.5e6ed0&limit=1'),
      ),
      ...Array.from({ length: 300 }, () => ask('/sobre?q=segredo')),
    ]);
    const different = new Set(statuses.map(({ status }) => status));
    expect([...different].sort()).toEqual([200, 429, 503]);
    // Another visitor: the first one's rate is used up.
    const other = '198.51.100.78';
    expect((await askFrom(other, '/status?q=segredo')).status).toBe(403);
    expect((await askFrom(other, '/nada/mesmo?q=segredo')).status).toBe(404);
    await expectSoon(accessLog).toContain('"path":"/nada/mesmo","status":404');
    expect(accessLog()).toContain('"address":"198.51.100.0"');
    for (const log of [errorLog, accessLog()]) {
      expect(log).not.toMatch(/segredo|5e6ed0/);
      expect(log).not.toMatch(/198\.51\.100\.7/);
    }
  });
});
