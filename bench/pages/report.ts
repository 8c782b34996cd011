import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';
import { median, table } from '../harness.ts';
import { writeSection } from '../writeSection.ts';
import { FORMS, type Form } from './forms.ts';
import type { Visit } from './measure.ts';

/** All visits of one form to one page. */
export interface Row {
  path: string;
  form: Form;
  visits: Visit[];
}

const COLUMNS: Record<string, (visit: Visit) => number> = {
  'FCP ms': ({ fcp }) => fcp,
  'LCP ms': ({ lcp }) => lcp,
  CLS: ({ cls }) => cls,
  'TBT ms': ({ tbt }) => tbt,
  'works after ms': ({ working }) => working,
  kB: ({ bytes }) => bytes / 1000,
  'to another remote ms': ({ navigationCold }) => navigationCold,
  'prefetched ms': ({ navigationPrefetched }) => navigationPrefetched,
};

/** Writes the measured values, the table and the picture that `docs/performance.md` shows. */
export function writeReport(rows: readonly Row[], rounds: number): void {
  const [{ model = 'unknown' } = {}] = cpus();
  const measured = rows.filter(({ visits }) => visits.length > 0);
  const head = ['page', 'built as', ...Object.keys(COLUMNS)];
  const lines = measured.map((row) => [
    `\`${row.path}\``,
    FORMS[row.form].name,
    ...Object.entries(COLUMNS).map(([name, value]) =>
      median(row.visits.map(value)).toFixed(name === 'CLS' ? 3 : 0),
    ),
  ]);
  const text = `Medians of ${rounds} interleaved rounds; ${model}, ${cpus().length} cores.

${table(head, lines)}`;
  writeSection('pages', text, { rounds, rows });
  writeFileSync(join(ROOT, 'docs/performance.svg'), picture(measured));
}

const paintOf = ({ visits }: Row) => median(visits.map(({ lcp }) => lcp));

/** A bar for each page and form, until its largest part was painted. */
function picture(rows: readonly Row[]): string {
  const most = Math.max(...rows.map((row) => paintOf(row)));
  const forms = new Set(rows.map(({ form }) => form)).size;
  const bars = rows.map((row, index) => {
    const y = 34 + index * 22 + Math.floor(index / forms) * 14;
    const width = (paintOf(row) / most) * 420;
    const { name, color } = FORMS[row.form];
    return `<text x="0" y="${y + 13}">${row.path} · ${name}</text><rect x="350" y="${y}" width="${width.toFixed(0)}" height="16" fill="${color}"/><text x="${(356 + width).toFixed(0)}" y="${y + 13}">${(paintOf(row) / 1000).toFixed(1)} s</text>`;
  });
  const height = 60 + rows.length * 22 + (rows.length / forms) * 14;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 ${height}" font-family="sans-serif" font-size="12"><rect width="840" height="${height}" fill="#fff"/><text x="0" y="18" font-size="15">Largest Contentful Paint, phone, 4x CPU, 1.6 Mbit/s, 150 ms</text>${bars.join('')}</svg>\n`;
}
