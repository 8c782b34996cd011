import { type ParsedSheet, parseSheet } from '../vacancies/parseSheet.ts';
import { type Change, type ImportPlan, planImport } from '../vacancies/planImport.ts';
import { readSheet } from '../vacancies/readSheet.ts';
import type { Vacancy } from '../vacancies/vacancy.ts';

/** When the imports of tests happen. */
export const TODAY = new Date('2026-03-20T12:00:00Z');

/** What is read of a file. */
export async function parse(file: string | Uint8Array): Promise<ParsedSheet> {
  return parseSheet(await readSheet(Buffer.from(file)));
}

/** What an import of a file would do. */
export async function plan(
  file: string | Uint8Array,
  existing: readonly Vacancy[] = [],
): Promise<ImportPlan> {
  const { rows, problems } = await parse(file);
  const { changes, problems: more } = planImport(rows, existing, TODAY);
  return { changes, problems: [...problems, ...more] };
}

/** The vacancies after an import. */
export async function imported(
  file: string | Uint8Array,
  existing: readonly Vacancy[] = [],
): Promise<Vacancy[]> {
  const { changes, problems } = await plan(file, existing);
  if (problems.length > 0) throw new Error(saidOf(problems).join('\n'));
  const after = changes.map((change) => [change.after.id, change.after] as const);
  return [...new Map([...existing.map((one) => [one.id, one] as const), ...after]).values()];
}

/** What an import does with each row, in short. */
export function kindsOf({ changes }: ImportPlan): Change['kind'][] {
  return changes.map(({ kind }) => kind);
}

/** Problems as they are printed. */
export function saidOf(problems: ImportPlan['problems']): string[] {
  return problems.map(({ line, column, message }) => `${line} ${column}: ${message}`);
}
