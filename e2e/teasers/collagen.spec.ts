import { expectAccessible } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { openPage } from '../support/hydrated.ts';
import { EDGE, START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test('the collagen page shows product, benefits, stock and consultant', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/colageno24horas');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Colágeno 24 Horas');
  await expect(main.getByRole('img', { name: /Pote branco e verde/ })).toBeVisible();
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveText([
    'Rejuvenescimento da pele',
    'Cabelos e unhas',
    'Fórmula completa',
    'Resultados visíveis em semanas',
  ]);
  await expect(
    main.getByText('Colágeno tipos I e II, ácido hialurônico e vitaminas.'),
  ).toBeVisible();
  const stock = main.getByRole('complementary', { name: 'Estoque limitado' });
  const benefits = await main.getByRole('region', { name: /motivos/ }).boundingBox();
  expect(benefits?.y).toBeLessThan((await stock.boundingBox())?.y ?? 0);
  await expect(stock).toContainText('entrega em até 24 horas');
  const buy = stock.getByRole('link', { name: 'Comprar agora com consultor' });
  await expect(buy).toHaveAttribute('href', /^https:\/\/wa\.me\/5562904180526\?text=/);
  await expect(buy).toHaveAttribute('target', '_blank');
  await expectAccessible(page);

  await test.step('its video is played by keyboard, with captions, and nothing of it loads before', async () => {
    const video = page.getByLabel('Vídeo do Colágeno 24 Horas');
    // The browser's own controls: they work without JavaScript.
    await expect(video).toHaveAttribute('controls', '');
    await video.scrollIntoViewIfNeeded();
    expect(asked.filter((address) => /\.(webm|mp4|vtt)|youtube/.test(address))).toEqual([]);
    const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    await video.focus();
    await page.keyboard.press('Space');
    await expectSoon(time).toBeGreaterThan(0.3);
    const { seconds, captions } = await video.evaluate(async (element: HTMLVideoElement) => {
      const [track] = element.textTracks;
      if (track) track.mode = 'showing';
      await new Promise((loaded) =>
        element.querySelector('track')?.addEventListener('load', loaded, { once: true }),
      );
      return { seconds: element.duration, captions: track?.cues?.length };
    });
    expect(seconds).toBeGreaterThanOrEqual(10);
    expect(seconds).toBeLessThanOrEqual(15);
    expect(captions).toBe(5);
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  });
});

test('both servers give the video, whole or by a part', async ({ request }) => {
  const html = await (await request.get('/colageno24horas')).text();
  for (const site of [START, EDGE]) {
    for (const format of ['webm', 'mp4']) {
      const [path = ''] = html.match(new RegExp(`/mf-teasers/assets/[^"]+\\.${format}`)) ?? [];
      const whole = await request.get(site + path);
      expect(whole.headers()['content-type']).toBe(`video/${format}`);
      expect(whole.headers()['accept-ranges']).toBe('bytes');
      const bytes = await whole.body();
      expect(bytes.length).toBeLessThan(600_000);
      for (const [range, part] of [
        ['bytes=0-99', bytes.subarray(0, 100)],
        ['bytes=1000-', bytes.subarray(1000)],
        ['bytes=-10', bytes.subarray(-10)],
      ] as const) {
        const answer = await request.get(site + path, { headers: { range } });
        expect(answer.status(), `${site} ${range}`).toBe(206);
        expect(answer.headers()['content-range']).toMatch(new RegExp(`/${bytes.length}$`));
        expect((await answer.body()).equals(part)).toBe(true);
      }
    }
    const [captions = ''] = html.match(/\/mf-teasers\/assets\/[^"]+\.vtt/) ?? [];
    const answer = await request.get(site + captions);
    expect(answer.headers()['content-type']).toBe('text/vtt; charset=utf-8');
  }
});
