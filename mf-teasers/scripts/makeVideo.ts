/**
 * Makes the product video of /colageno24horas from the page's own picture, the brand's blossom and font:
 *   node mf-teasers/scripts/makeVideo.ts
 * Needs Chromium and Debian's ffmpeg. The results are committed; run it again when the scenes
 * (`videoScene.ts`) or the picture change. `colageno.vtt` is written by hand.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { frameAt, stage, VIDEO } from './videoScene.ts';

const target = fileURLToPath(new URL('../src/pages/collagen/video/', import.meta.url));
const MAX_BYTES = 600_000;

mkdirSync(target, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'video-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: VIDEO.width, height: VIDEO.height } });
await page.setContent(stage);
await page.evaluate(() => document.fonts.ready);

async function photograph(second: number, file: string): Promise<void> {
  await page.evaluate(({ styles, shapes }) => {
    for (const [selector, style] of Object.entries(styles))
      document.querySelector(selector)?.setAttribute('style', style);
    const drawing = document.querySelector('svg');
    if (drawing) drawing.innerHTML = shapes;
  }, frameAt(second));
  await page.screenshot({ path: join(work, file), type: 'jpeg', quality: 96 });
}

for (let frame = 0; frame < VIDEO.fps * VIDEO.seconds; frame += 1)
  await photograph(frame / VIDEO.fps, `${String(frame).padStart(4, '0')}.jpg`);
await browser.close();

const ffmpeg = (...options: string[]) =>
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...options]);
const frames = ['-framerate', `${VIDEO.fps}`, '-i', join(work, '%04d.jpg')];
const vp9 = '-pix_fmt yuv420p -c:v libvpx-vp9 -crf 36 -b:v 0 -row-mt 1 -cpu-used 2'.split(' ');
// Its index first, so that it plays before all of it is there.
const h264 = '-pix_fmt yuv420p -c:v libx264 -crf 25 -preset slow -movflags +faststart'.split(' ');
const webm = join(target, 'colageno.webm');
const mp4 = join(target, 'colageno.mp4');
ffmpeg(...frames, ...vp9, webm);
ffmpeg(...frames, ...h264, mp4);
rmSync(work, { recursive: true });

for (const file of [webm, mp4]) {
  const { size } = statSync(file);
  console.log(`${file}: ${size} bytes`);
  if (size > MAX_BYTES) throw new Error(`${file} is heavier than ${MAX_BYTES} bytes.`);
}
