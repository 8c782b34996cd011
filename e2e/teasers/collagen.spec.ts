import { expectSoon } from '../support/expectSoon.ts';
import { openPage } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('the video loads when it is played, by keyboard, with captions', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/colageno24horas');
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
});
