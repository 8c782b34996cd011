import type { ParsedSheet } from './parseSheet.ts';
import type { Change, ImportPlan } from './planImport.ts';

const WIDTH = 60;
const KINDS = ['new', 'changed', 'closed', 'unchanged'] as const;

/**
 * An import as a table: the numbers of new, changed, closed and unchanged vacancies; then each new, changed
 * or closed vacancy with its line, and its changed fields before and after; at last the lines and columns
 * that are left out, and the lines that the sheet hides.
 */
export function planTable(
  { changes }: ImportPlan,
  { ignored, hidden }: Pick<ParsedSheet, 'ignored' | 'hidden'>,
): string {
  const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind);
  const counts = KINDS.map((kind) => `${of(kind).length} ${kind}`);
  return [
    [...counts, `${ignored.length} left out`].join(', '),
    ...KINDS.slice(0, 3).flatMap((kind) => of(kind).flatMap(linesOf)),
    ...ignored.map((what) => row('left out', what)),
    ...(hidden.length > 0 ? [row('hidden', `line ${hidden.join(', ')}: read as the others`)] : []),
  ].join('\n');
}

function linesOf({ kind, line, after, fields }: Change): string[] {
  const { title, company_name } = after;
  const head = row(
    kind,
    `line ${line}`.padEnd(11) + [title, company_name].filter(Boolean).join(', '),
  );
  if (kind === 'new') return [head];
  const changed = fields.map(({ name, before, after: fresh }) => {
    const from = Math.max(0, firstDifference(before, fresh) - WIDTH / 2);
    return row('', `${name.padEnd(11)}${cut(before, from)} → ${cut(fresh, from)}`);
  });
  return [head, ...changed];
}

function row(kind: string, text: string): string {
  return `  ${kind.padEnd(11)}${text}`;
}

function firstDifference(one: string, other: string): number {
  const at = one.split('').findIndex((letter, place) => letter !== other[place]);
  return at < 0 ? one.length : at;
}

function cut(text: string, from: number): string {
  if (!text) return '(empty)';
  const part = text.slice(from, from + WIDTH).replaceAll('\n', ' ⏎ ');
  return `${from > 0 ? '…' : ''}${part}${text.length > from + WIDTH ? '…' : ''}`;
}
