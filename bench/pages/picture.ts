import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';
import { medianOf, type Row } from './rows.ts';
import { VARIANTS, type Variant } from './variants.ts';

const COLOURS: Record<Variant, string> = {
  site: '#0F5B3E',
  before: '#7FA893',
  spa: '#F5B700',
  federation: '#B42318',
  'module-federation': '#D97757',
  astro: '#5B6FB5',
  limit: '#C9D8CF',
};

/** Draws a bar for each page and form, until its largest part was painted: `docs/performance.svg`. */
export function picture(all: readonly Row[]): void {
  const rows = all.filter(({ visits }) => visits.length > 0);
  const most = Math.max(...rows.map((row) => medianOf(row, 'lcp')));
  const forms = Object.keys(VARIANTS).length;
  const bars = rows.map((row, index) => {
    const y = 34 + index * 22 + Math.floor(index / forms) * 14;
    const width = (medianOf(row, 'lcp') / most) * 420;
    return `<text x="0" y="${y + 13}">${row.path} · ${VARIANTS[row.variant]}</text><rect x="350" y="${y}" width="${width.toFixed(0)}" height="16" fill="${COLOURS[row.variant]}"/><text x="${(356 + width).toFixed(0)}" y="${y + 13}">${(medianOf(row, 'lcp') / 1000).toFixed(1)} s</text>`;
  });
  const height = 60 + rows.length * 22 + (rows.length / forms) * 14;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 ${height}" font-family="sans-serif" font-size="12"><rect width="840" height="${height}" fill="#fff"/><text x="0" y="18" font-size="15">Largest Contentful Paint, phone, 4x CPU, 1.6 Mbit/s, 150 ms</text>${bars.join('')}</svg>\n`;
  writeFileSync(join(ROOT, 'docs/performance.svg'), svg);
}
