import { cpus } from 'node:os';
import { median, table } from '../harness.ts';
import { writeSection } from '../writeSection.ts';
import { writeChart } from './chart.ts';
import { FORMS } from './forms.ts';
import type { Row, Visit } from './measure.ts';

const COLUMNS: Record<string, (visit: Visit) => number> = {
  'FCP ms': ({ fcp }) => fcp,
  'LCP ms': ({ lcp }) => lcp,
  CLS: ({ cls }) => cls,
  'TBT ms': ({ tbt }) => tbt,
  'works after ms': ({ working }) => working,
  requests: ({ requests }) => requests,
  kB: ({ bytes }) => bytes / 1000,
  'to another remote ms': ({ navigationCold }) => navigationCold,
  'prefetched ms': ({ navigationPrefetched }) => navigationPrefetched,
  'tap on menu ms': ({ tapMenu }) => tapMenu,
  'tap on own control ms': ({ tapOwn }) => tapOwn,
};

/** Writes the measured values, the table of `docs/performance.md`, and the chart; another commit's are values alone. */
export function writeReport(rows: readonly Row[], rounds: number): void {
  const [{ model = 'unknown' } = {}] = cpus();
  const measured = rows.filter(({ form, visits }) => form !== 'before' && visits.length > 0);
  const head = ['page', 'built as', ...Object.keys(COLUMNS)];
  const lines = measured.map((row) => [
    `\`${row.path}\``,
    FORMS[row.form],
    ...Object.entries(COLUMNS).map(([name, value]) =>
      median(row.visits.map(value)).toFixed(name === 'CLS' ? 3 : 0),
    ),
  ]);
  const text = `Medians of ${rounds} interleaved rounds; ${model}, ${cpus().length} cores.

${table(head, lines)}`;
  writeSection('pages', text, { rounds, rows });
  writeChart(measured);
}
