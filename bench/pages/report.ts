import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';
import type { Visit } from './measure.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** All visits of one variant to one page. */
export interface Row {
  path: string;
  variant: Variant;
  visits: Visit[];
}

const COLUMNS: readonly { key: keyof Visit; head: string; digits?: number }[] = [
  { key: 'fcp', head: 'FCP ms' },
  { key: 'lcp', head: 'LCP ms' },
  { key: 'cls', head: 'CLS', digits: 3 },
  { key: 'tbt', head: 'TBT ms' },
  { key: 'longestTask', head: 'longest task ms' },
  { key: 'working', head: 'works after ms' },
  { key: 'menuTap', head: 'menu tap ms' },
  { key: 'requests', head: 'requests' },
  { key: 'bytes', head: 'bytes' },
  { key: 'scriptBytes', head: 'of scripts' },
  { key: 'depth', head: 'deep' },
];

/** Writes the measured values, the table and the picture that `docs/performance.md` shows. */
export function writeReport(rows: readonly Row[], rounds: number): void {
  const results = join(ROOT, 'bench/results');
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'pages.json'), `${JSON.stringify({ rounds, rows }, null, 1)}\n`);
  writeFileSync(join(ROOT, 'docs/performance.svg'), picture(rows));
  const file = join(ROOT, 'docs/performance.md');
  const text = readFileSync(file, 'utf8');
  const measured = `<!-- measured -->\n${table(rows, rounds)}\n<!-- /measured -->`;
  writeFileSync(
    file,
    text.replace(/<!-- measured -->[\s\S]*<!-- \/measured -->/, () => measured),
  );
}

function table(rows: readonly Row[], rounds: number): string {
  const head = ['page', 'built as', ...COLUMNS.map((column) => column.head), 'FCP ×', 'LCP ×'];
  const lines = rows.map((row) => {
    const limit = rows.find(({ path, variant }) => path === row.path && variant === 'limit');
    const ratio = (key: 'fcp' | 'lcp') =>
      limit ? (median(row, key) / median(limit, key)).toFixed(2) : '';
    return [
      `\`${row.path}\``,
      VARIANTS[row.variant],
      ...COLUMNS.map(
        ({ key, digits = 0 }) => `${median(row, key).toFixed(digits)}${spread(row, key, digits)}`,
      ),
      ratio('fcp'),
      ratio('lcp'),
    ];
  });
  const [{ model = 'unknown' } = {}] = cpus();
  return [
    `Medians of ${rounds} interleaved rounds, in brackets the lowest and the highest; ${model}, ${cpus().length} cores.`,
    '',
    ...[head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

/** The median over all visits. */
export function median({ visits }: Row, key: keyof Visit): number {
  const values = valuesOf(visits, key);
  const upper = values[Math.floor(values.length / 2)] ?? Number.NaN;
  const lower = values[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

function spread({ visits }: Row, key: keyof Visit, digits: number): string {
  if (!['fcp', 'lcp', 'working'].includes(key)) return '';
  const values = valuesOf(visits, key);
  return ` (${values[0]?.toFixed(digits)}–${values.at(-1)?.toFixed(digits)})`;
}

function valuesOf(visits: readonly Visit[], key: keyof Visit): number[] {
  return visits.map((visit) => visit[key]).sort((a, b) => a - b);
}

const COLOURS: Record<Variant, string> = {
  site: '#0F5B3E',
  spa: '#F5B700',
  federation: '#B42318',
  limit: '#C9D8CF',
};

/** A bar for each page and variant: when its largest part was painted. */
function picture(rows: readonly Row[]): string {
  const most = Math.max(...rows.map((row) => median(row, 'lcp')));
  const bars = rows.map((row, index) => {
    const y = 34 + index * 22 + Math.floor(index / Object.keys(VARIANTS).length) * 14;
    const width = (median(row, 'lcp') / most) * 420;
    return `<text x="0" y="${y + 13}">${row.path} · ${VARIANTS[row.variant]}</text><rect x="330" y="${y}" width="${width.toFixed(0)}" height="16" fill="${COLOURS[row.variant]}"/><text x="${(336 + width).toFixed(0)}" y="${y + 13}">${(median(row, 'lcp') / 1000).toFixed(1)} s</text>`;
  });
  const height = 60 + rows.length * 22 + (rows.length / 4) * 14;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 ${height}" font-family="sans-serif" font-size="12"><rect width="820" height="${height}" fill="#fff"/><text x="0" y="18" font-size="15">Largest Contentful Paint, phone, 4x CPU, 1.6 Mbit/s, 150 ms</text>${bars.join('')}</svg>\n`;
}
