/** Draws the brand's files, which are committed: node shared/design/brand/draw.ts */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { blossomSvg, brandColors, driftSvg } from '../ui/petals/blossomSvg.ts';

const name = 'Ipê Empresarial';
const claim = 'Soluções para quem empreende em Goiás';
const folder = fileURLToPath(new URL('./', import.meta.url));
const font = new URL('../styles/fonts/atkinson-hyperlegible-next-pt.woff2', import.meta.url);
const { night, mist } = brandColors;

/** The blossom on its green ground; `share` is how much of the side it fills. */
function drawIcon(share: number, radius: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${radius}" fill="${night}"/><g transform="translate(50 51.5) scale(${share})">${blossomSvg}</g></svg>`;
}

function drawCard(fontUrl: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><style>@font-face{font-family:Brand;src:url(${fontUrl});font-weight:400 700}text{font-family:Brand,Arial,sans-serif}</style><rect width="1200" height="630" fill="${night}"/><g transform="translate(168 220) scale(1.6)">${blossomSvg}</g><text x="272" y="250" font-size="92" font-weight="700" fill="#fff" letter-spacing="-2">${name}</text><text x="92" y="396" font-size="46" fill="${mist}">${claim}</text><g transform="translate(0 510)">${driftSvg('carpet')}</g></svg>`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});

/** Chromium photographs the drawing at its size. */
async function renderPng(svg: string, file: string, width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, file), omitBackground: true });
}

const rounded = drawIcon(0.9, 22);
const square = drawIcon(0.82, 0);
/* A maskable icon keeps its content in the middle 80%: launchers cut the rest to any shape. */
const maskable = drawIcon(0.66, 0);
const fontUrl = `data:font/woff2;base64,${(await readFile(font)).toString('base64')}`;

await writeFile(join(folder, 'favicon.svg'), rounded);
await writeFile(join(folder, 'apple-touch-icon.svg'), square);
await writeFile(join(folder, 'icon-maskable.svg'), maskable);
await writeFile(
  join(folder, 'og-default.svg'),
  drawCard('../styles/fonts/atkinson-hyperlegible-next-pt.woff2'),
);
await renderPng(rounded, 'icon-192.png', 192, 192);
await renderPng(rounded, 'icon-512.png', 512, 512);
await renderPng(maskable, 'icon-maskable-512.png', 512, 512);
await renderPng(square, 'apple-touch-icon.png', 180, 180);
await renderPng(drawCard(fontUrl), 'og-default.png', 1200, 630);
await browser.close();
