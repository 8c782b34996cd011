/**
 * Computes the @font-face descriptors that make a system font take the room of ours:
 *   node shared/design/scripts/measure-fallback.ts [roboto.woff2]
 *
 * - size-adjust: the width of a Portuguese sample in our font divided by its width in the
 *   fallback, measured by Chromium at each weight. Arial is measured through Liberation Sans,
 *   which has Arial's widths; Roboto (Android has no Arial) through a file given as argument.
 * - ascent-, descent- and line-gap-override: our font's own vertical metrics (hhea table, in units
 *   per em), divided by size-adjust because the browser multiplies them by it again.
 */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import subsetFont from 'subset-font';
import { subsetFile } from './font-files.ts';

const sample =
  'A associação oferece soluções econômicas para o setor produtivo: certificação digital, ' +
  'endereço fiscal por R$ 90 ao mês, aluguel de auditório e salas comerciais em Goiânia. ' +
  'Fale com a equipe pelo WhatsApp e reduza os custos da sua empresa em até 20%.';

interface VerticalMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
}

function readVerticalMetrics(font: Buffer): VerticalMetrics {
  const unitsPerEm = font.readUInt16BE(findTable(font, 'head') + 18);
  const hhea = findTable(font, 'hhea');
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
  };
}

/** Offset of a table in an OpenType file: 16-byte records follow the 12-byte header. */
function findTable(font: Buffer, tag: string): number {
  const tableCount = font.readUInt16BE(4);
  for (let index = 0; index < tableCount; index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no ${tag} table.`);
}

async function toDataUrl(file: string): Promise<string> {
  return `data:font/woff2;base64,${(await readFile(file)).toString('base64')}`;
}

async function measureWidths(families: Record<string, string>, weight: number) {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  const widths = await page.evaluate(
    async ({ families, weight, sample }) => {
      const measured: Record<string, number> = {};
      for (const [name, source] of Object.entries(families)) {
        const face = new FontFace(name, source, { weight: '400 700' });
        document.fonts.add(await face.load());
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('No canvas to measure on.');
        context.font = `${weight} 100px "${name}"`;
        measured[name] = context.measureText(sample).width;
      }
      return measured;
    },
    { families, weight, sample },
  );
  await browser.close();
  return widths;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const metrics = readVerticalMetrics(
  await subsetFont(await readFile(subsetFile), sample, { targetFormat: 'sfnt' }),
);
const robotoFile = process.argv[2];

for (const weight of [400, 700]) {
  const arial = weight === 400 ? 'Liberation Sans' : 'Liberation Sans Bold';
  const widths = await measureWidths(
    {
      ours: `url(${await toDataUrl(subsetFile)})`,
      Arial: `local("${arial}")`,
      ...(robotoFile ? { Roboto: `url(${await toDataUrl(robotoFile)})` } : {}),
    },
    weight,
  );
  const { ours = 0, ...fallbacks } = widths;
  for (const [name, width] of Object.entries(fallbacks)) {
    const sizeAdjust = ours / width;
    console.log(
      `${name} ${weight}: size-adjust: ${percent(sizeAdjust)}; ` +
        `ascent-override: ${percent(metrics.ascent / sizeAdjust)}; ` +
        `descent-override: ${percent(metrics.descent / sizeAdjust)}; ` +
        `line-gap-override: ${percent(metrics.lineGap / sizeAdjust)};`,
    );
  }
}
