import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';
import { median, table } from '../harness.ts';
import { writeSection } from '../writeSection.ts';
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

const BARS: Readonly<Record<string, keyof Visit>> = {
  'First paint': 'fcp',
  'Menu and own controls work': 'working',
  'From a tap on the menu, 100 ms after the first paint, to its effect': 'tapMenu',
  "From such a tap on the page's own control to its effect": 'tapOwn',
};

const [WIDTH, NAMES, LINE, GROUP] = [800, 210, 20, 34];
/** Room for the text behind the longest bar, in pixels. */
const VALUE = 80;

/** Draws the medians over all pages, in milliseconds, for each form: `docs/pages.svg`, which README shows. */
function writeChart(rows: readonly Row[]): void {
  const forms = [...new Set(rows.map(({ form }) => form))];
  const groups = Object.entries(BARS).map(([title, key]) => {
    const over = (own: readonly Row[]) =>
      median(own.map(({ visits }) => median(visits.map((visit) => visit[key]))));
    const bars = forms.map(
      (form) => [form, over(rows.filter((row) => row.form === form))] as const,
    );
    return { title, bars };
  });
  const longest = Math.max(...groups.flatMap(({ bars }) => bars.map(([, ms]) => ms)));
  const height = GROUP + forms.length * LINE;
  const drawn = groups.map(({ title, bars }, at) => {
    const lines = bars.map(([form, ms], line) => {
      const y = GROUP + line * LINE;
      const length = Math.round((ms / longest) * (WIDTH - NAMES - VALUE));
      return `<text x="${NAMES - 8}" y="${y}" text-anchor="end">${FORMS[form]}</text>
<rect x="${NAMES}" y="${y - 12}" width="${length}" height="15" fill="${form === 'site' ? '#0f5b3e' : '#a9b8ae'}"/>
<text x="${NAMES + length + 6}" y="${y}">${ms.toFixed(0)} ms</text>`;
    });
    return `<g transform="translate(0 ${at * height})"><text x="${NAMES}" y="14" font-weight="bold">${title}</text>
${lines.join('\n')}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${groups.length * height}" font-family="sans-serif" font-size="13" fill="#1f2a24" role="img" aria-label="Medians over all measured pages, in milliseconds">
<rect width="100%" height="100%" fill="#ffffff"/>
${drawn.join('\n')}
</svg>
`;
  writeFileSync(join(ROOT, 'docs/pages.svg'), svg);
}
