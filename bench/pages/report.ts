import { cpus } from 'node:os';
import { writeSection } from '../writeSection.ts';
import type { Visit } from './measure.ts';
import { picture } from './picture.ts';
import { median, medianOf, type Row } from './rows.ts';
import { VARIANTS } from './variants.ts';

interface Column {
  head: string;
  value(visit: Visit): number | undefined;
  digits?: number;
  /** Shows the lowest and the highest too. */
  isSpread?: boolean;
}

const kilobytes = (bytes: number) => bytes / 1000;

const COLUMNS: readonly Column[] = [
  { head: 'FCP ms', value: ({ fcp }) => fcp, isSpread: true },
  { head: 'LCP ms', value: ({ lcp }) => lcp, isSpread: true },
  { head: 'CLS', value: ({ cls }) => cls, digits: 3 },
  { head: 'TBT ms', value: ({ tbt }) => tbt },
  { head: 'works after ms', value: ({ working }) => working || undefined, isSpread: true },
  { head: 'requests', value: ({ requests }) => requests },
  { head: 'kB', value: ({ bytes }) => kilobytes(bytes) },
  { head: 'script kB', value: ({ bytesOf }) => kilobytes(bytesOf.script) },
  { head: 'to another remote ms', value: ({ navigationCold }) => navigationCold },
  { head: 'prefetched ms', value: ({ navigationPrefetched }) => navigationPrefetched },
];

/** The forms of this site that the others are held against, where they were measured. */
const REFERENCES = ['before', 'limit'] as const;

/** Writes the measured values, the table and the picture that `docs/performance.md` shows. */
export function writeReport(rows: readonly Row[], rounds: number): void {
  const [{ model = 'unknown' } = {}] = cpus();
  const text = [
    `Medians of ${rounds} interleaved rounds, in brackets the lowest and the highest; ${model}, ${cpus().length} cores.`,
    '',
    ...tableOf(rows),
  ].join('\n');
  writeSection('pages', text, { rounds, rows });
  picture(rows);
}

function tableOf(rows: readonly Row[]): string[] {
  const references = REFERENCES.filter((form) => rows.some(({ variant }) => variant === form));
  const ratios = references.map((form) => `FCP, LCP × ${form}`);
  const head = ['page', 'built as', ...COLUMNS.map((column) => column.head), ...ratios];
  const lines = rows.map((row) => [
    `\`${row.path}\``,
    VARIANTS[row.variant],
    ...COLUMNS.map((column) => cell(row, column)),
    ...references.map(
      (form) => `${ratio(rows, row, 'fcp', form)}, ${ratio(rows, row, 'lcp', form)}`,
    ),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
}

function cell({ visits }: Row, { value, digits = 0, isSpread }: Column): string {
  const values = visits.flatMap((visit) => value(visit) ?? []).sort((a, b) => a - b);
  if (values.length === 0) return '–';
  const shown = (number: number | undefined) => (number ?? Number.NaN).toFixed(digits);
  const spread = isSpread ? ` (${shown(values[0])}–${shown(values.at(-1))})` : '';
  return `${shown(median(values))}${spread}`;
}

function ratio(
  rows: readonly Row[],
  row: Row,
  key: 'fcp' | 'lcp',
  reference: (typeof REFERENCES)[number],
): string {
  const other = rows.find(({ path, variant }) => path === row.path && variant === reference);
  return other ? (medianOf(row, key) / medianOf(other, key)).toFixed(2) : '';
}
