import { cpus } from 'node:os';
import { writeSection } from '../writeSection.ts';
import type { Visit } from './measure.ts';
import { picture } from './picture.ts';
import { median, medianOf, type Row } from './rows.ts';
import { VARIANTS } from './variants.ts';
import { KINDS } from './watchNetwork.ts';

interface Column {
  head: string;
  value(visit: Visit): number | undefined;
  digits?: number;
  /** Shows the lowest and the highest too. */
  isSpread?: boolean;
}

const kilobytes = (bytes: number) => bytes / 1000;

const PAINTS: readonly Column[] = [
  { head: 'FCP ms', value: ({ fcp }) => fcp, isSpread: true },
  { head: 'LCP ms', value: ({ lcp }) => lcp, isSpread: true },
  { head: 'CLS', value: ({ cls }) => cls, digits: 3 },
  { head: 'TBT ms', value: ({ tbt }) => tbt },
  { head: 'longest task ms', value: ({ longestTask }) => longestTask },
  { head: 'works after ms', value: ({ working }) => working || undefined, isSpread: true },
  { head: 'tap on menu ms', value: ({ menuTap }) => menuTap },
  { head: 'on an answer ms', value: ({ answerTap }) => answerTap },
];

const LINE: readonly Column[] = [
  { head: 'requests', value: ({ requests }) => requests },
  { head: 'deep', value: ({ depth }) => depth },
  { head: 'kB', value: ({ bytes }) => kilobytes(bytes) },
  ...KINDS.map((kind) => ({
    head: `${kind} kB`,
    value: ({ bytesOf }: Visit) => kilobytes(bytesOf[kind]),
  })),
  { head: 'to another remote ms', value: ({ navigationCold }) => navigationCold, isSpread: true },
  {
    head: 'prefetched ms',
    value: ({ navigationPrefetched }) => navigationPrefetched,
    isSpread: true,
  },
];

const RATIOS = ['FCP × before', 'LCP × before', 'FCP × limit', 'LCP × limit'];

/** Writes the measured values, the tables and the picture that `docs/performance.md` shows. */
export function writeReport(rows: readonly Row[], rounds: number): void {
  const [{ model = 'unknown' } = {}] = cpus();
  const text = [
    `Medians of ${rounds} interleaved rounds, in brackets the lowest and the highest; ${model}, ${cpus().length} cores.`,
    '',
    ...tableOf(rows, PAINTS, RATIOS, (row) => [
      ratio(rows, row, 'fcp', 'before'),
      ratio(rows, row, 'lcp', 'before'),
      ratio(rows, row, 'fcp', 'limit'),
      ratio(rows, row, 'lcp', 'limit'),
    ]),
    '',
    'What travels, and how long a link to another remote takes until its page is painted:',
    '',
    ...tableOf(rows, LINE, [], () => []),
  ].join('\n');
  writeSection('pages', text, { rounds, rows });
  picture(rows);
}

function tableOf(
  rows: readonly Row[],
  columns: readonly Column[],
  more: readonly string[],
  moreOf: (row: Row) => string[],
): string[] {
  const head = ['page', 'built as', ...columns.map((column) => column.head), ...more];
  const lines = rows.map((row) => [
    `\`${row.path}\``,
    VARIANTS[row.variant],
    ...columns.map((column) => cell(row, column)),
    ...moreOf(row),
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
  reference: 'before' | 'limit',
): string {
  const other = rows.find(({ path, variant }) => path === row.path && variant === reference);
  return other ? (medianOf(row, key) / medianOf(other, key)).toFixed(2) : '';
}
