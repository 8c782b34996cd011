import { readFileSync } from 'node:fs';
import { UserError } from '@site/composer/base/errors.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { type ParsedSheet, type Problem, parseSheet } from './parseSheet.ts';
import { planImport } from './planImport.ts';
import { planTable } from './planTable.ts';
import { readSheet } from './readSheet.ts';
import { openStore, type Store } from './store.ts';

/** What `npm run vacancies -- --help` prints. */
export const VACANCIES_HELP = `npm run vacancies -- import <file> [--write] | list

  import file          what the file (.xlsx, .ods, .csv) would change; nothing is written
  import file --write  writes it, all or nothing
  list                 every vacancy, newest first

Where: DATABASE_URL=postgres://…, or the embedded database.

Example: npm run vacancies -- import vagas.xlsx`;

const MOST_PROBLEMS = 50;

/**
 * `npm run vacancies`: what an association's office does with its vacancies, from a spreadsheet.
 * @throws UserError with what to do.
 */
export async function runVacancies(
  [verb, file = '']: readonly string[],
  isWriting: boolean,
  dataFolder: string,
): Promise<void> {
  if (verb !== 'list' && (verb !== 'import' || !file))
    throw new UserError(`Say what to do:\n${VACANCIES_HELP}`);
  const read = async () => parseSheet(await readSheet(readFileSync(file)));
  const sheet = file ? await naming(file, read()) : undefined;
  const store = await naming('The vacancies', openStore(process.env, dataFolder));
  const work = sheet ? importSheet(store, file, sheet, isWriting) : list(store);
  await naming(store.label, work).finally(store.end);
}

/** What fails says what it was about. */
function naming<Result>(what: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error) => {
    throw error instanceof UserError ? error : new UserError(`${what}: ${messageOf(error)}`);
  });
}

async function importSheet(
  store: Store,
  file: string,
  { rows, problems: unread, ...rest }: ParsedSheet,
  isWriting: boolean,
): Promise<void> {
  const plan = planImport(rows, await store.read(nameUnread), new Date());
  refuse(file, [...unread, ...plan.problems]);
  const written = plan.changes.filter(({ kind }) => kind !== 'unchanged').map(({ after }) => after);
  console.log(plain(`${file}: ${planTable(plan, rest)}`));
  if (!isWriting) console.log(`Nothing was written to ${store.label}: add --write to do so.`);
  else {
    if (written.length > 0) await store.write(written);
    console.log(`✓ Written to ${store.label}.`);
  }
}

function refuse(file: string, problems: readonly Problem[]): void {
  for (const { line, column, message } of problems.slice(0, MOST_PROBLEMS))
    console.error(plain(`line ${line}, column ${column}: ${message}`));
  if (problems.length > 0)
    throw new UserError(
      `Mistakes in ${file}: ${problems.length}, of which at most ${MOST_PROBLEMS} are above. Nothing was written.`,
    );
}

function nameUnread(id: string): void {
  console.error(`• ${id} cannot be read and is left out: correct its row in the table`);
}

async function list(store: Store): Promise<void> {
  for (const { id, created_at, closed_at, title, company_name } of await store.read(nameUnread)) {
    const state = closed_at ? 'closed' : 'open  ';
    const line = [id, created_at.slice(0, 10), state, title, company_name ?? ''].join('  ');
    console.log(plain(line));
  }
}

/** Texts of a table or sheet may hold control sequences, which a terminal would obey. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, ' ');
}
