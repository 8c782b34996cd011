import { expect, test } from '@playwright/test';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts } from '../support/sites.ts';

test.describe('when a remote is down', () => {
  test.describe.configure({ mode: 'serial' });
  let edge: OwnEdge;
  test.beforeAll(async () => {
    edge = await startOwnEdge(ownPorts(0));
  });
  test.afterAll(() => edge.stop());

  test('its pages keep coming from the cache, and the other remotes are untouched', async ({
    request,
  }) => {
    const before = await (await request.get(`${edge.address}/vagas`)).text();
    await edge.stopRemote('mf-jobs');
    const after = await request.get(`${edge.address}/vagas`);
    expect(after.status()).toBe(200);
    expect(await after.text()).toBe(before);
    expect((await request.get(`${edge.address}/sobre`)).status()).toBe(200);
    expect((await request.get(`${edge.address}/crm`)).status()).toBe(200);
  });

  test('a page nobody asked for before answers 503 with header and footer, never 404', async ({
    request,
  }) => {
    await edge.stopRemote('mf-jobs');
    const response = await request.get(`${edge.address}/curriculos`);
    expect(response.status()).toBe(503);
    expect(response.headers()['retry-after']).toBe('30');
    expect(response.headers()['cache-control']).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('Página temporariamente indisponível');
    expect(html).toMatch(/<header[\s>][\s\S]*<footer[\s>]/);
  });

  test('it serves again as soon as it is back', async ({ request }) => {
    await edge.stopRemote('mf-teasers');
    expect((await request.get(`${edge.address}/marketplace`)).status()).toBe(503);
    await edge.startRemote('mf-teasers');
    expect((await request.get(`${edge.address}/marketplace`)).status()).toBe(200);
  });
});

test('the edge starts and serves the other pages while a remote was never there', async ({
  request,
}) => {
  const edge = await startOwnEdge(ownPorts(1), { without: ['mf-institutional'] });
  try {
    expect((await request.get(`${edge.address}/ouvidoria`)).status()).toBe(200);
    expect((await request.get(`${edge.address}/sobre`)).status()).toBe(503);
    const remotes: unknown[] = await (await request.get(`${edge.address}/remotes.json`)).json();
    expect(remotes[0]).toBeNull();
    expect(remotes[1]).toMatchObject({ name: 'mf-rentals' });
  } finally {
    await edge.stop();
  }
});
