import { readFileSync } from 'node:fs';
import { messageOf } from '@site/contract/messageOf.ts';
import { countThatFit, leftOutNotice } from '@site/contract/vacancies.ts';
import { BackendError } from '../embedded/errors.ts';
import { type Folders, openStore } from './openStore.ts';
import { type ParsedSheet, type Problem, parseSheet } from './parseSheet.ts';
import { planImport } from './planImport.ts';
import { planTable } from './planTable.ts';
import { readSheet } from './readSheet.ts';
import type { Store, Vacancy } from './store.ts';

/** What `npm run vacancies -- --help` prints. */
export const VACANCIES_HELP = `npm run vacancies -- import <file> [--write] | list | close <id>

  import file          what the file (.xlsx, .ods, .csv) would change; nothing is written
  import file --write  writes it, all or nothing
  list                 every vacancy, newest first
  close <id>           a vacancy is filled: its page says so

Where: DATABASE_URL=postgres://…, or SUPABASE_URL and SUPABASE_SERVICE_KEY, or the embedded database.

Example: npm run vacancies -- import vagas.xlsx`;

const MOST_PROBLEMS = 50;

/**
 * `npm run vacancies`: what an association's office does with its vacancies, from a spreadsheet.
 * @throws BackendError with what to do.
 */
export async function runVacancies(
  [verb, subject = '']: readonly string[],
  isWriting: boolean,
  folders: Folders,
): Promise<void> {
  const open = (action: (store: Store) => Promise<void>) => withStore(folders, action);
  if (verb === 'import' && subject) {
    const sheet = await parse(subject);
    await open((store) => importSheet(store, subject, sheet, isWriting));
  } else if (verb === 'list') await open(list);
  else if (verb === 'close' && subject) await open((store) => close(store, subject));
  else throw new BackendError(`Say what to do:\n${VACANCIES_HELP}`);
}

async function importSheet(
  store: Store,
  file: string,
  { rows, ignored, problems: unread }: ParsedSheet,
  isWriting: boolean,
): Promise<void> {
  const before = await store.read();
  const plan = planImport(rows, before, new Date());
  refuse(file, [...unread, ...plan.problems]);
  const written = plan.changes.filter(({ kind }) => kind !== 'unchanged').map(({ after }) => after);
  console.log(`${file}: ${planTable(plan, ignored)}`);
  const after = new Map([...before, ...written].map((one) => [one.id, one]));
  sayLeftOut([...after.values()]);
  if (!isWriting) console.log(`Nothing was written to ${store.label}: add --write to do so.`);
  else {
    if (written.length > 0) await store.write(written);
    console.log(`✓ Written to ${store.label}; the site shows it ${store.shown}.`);
  }
}

function refuse(file: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  for (const { line, column, message } of problems.slice(0, MOST_PROBLEMS)) {
    console.error(`line ${line}, column ${column}: ${message}`);
  }
  throw new BackendError(
    `${file} has ${problems.length} mistakes${problems.length > MOST_PROBLEMS ? ` (the first ${MOST_PROBLEMS} are above)` : ''}. Nothing was written.`,
  );
}

async function parse(file: string): Promise<ParsedSheet> {
  try {
    return parseSheet(await readSheet(readFileSync(file)));
  } catch (error) {
    throw new BackendError(`${file} could not be read: ${messageOf(error)}`);
  }
}

async function list(store: Store): Promise<void> {
  const all = await store.read();
  for (const { id, created_at, closed_at, title, company_name } of all) {
    const state = closed_at ? 'closed' : 'open  ';
    console.log([id, created_at.slice(0, 10), state, title, company_name ?? ''].join('  '));
  }
  sayLeftOut(all);
}

/** Says which vacancies the site has no room for. */
function sayLeftOut(all: readonly Vacancy[]): void {
  const open = all
    .filter(({ closed_at }) => !closed_at)
    .map((one) => ({ ...one, companyName: one.company_name ?? '' }))
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
  const shown = countThatFit(open);
  const notice = leftOutNotice(open.length, shown, open[shown - 1]?.created_at ?? '');
  if (notice) console.log(`⚠ ${notice}.`);
}

async function close(store: Store, id: string): Promise<void> {
  const found = (await store.read()).filter((vacancy) => vacancy.id.startsWith(id.toLowerCase()));
  const [vacancy, another] = found;
  if (!vacancy) throw new BackendError(`There is no vacancy ${id} in ${store.label}.`);
  if (another) throw new BackendError(`${id} begins more than one id: write more of it.`);
  if (vacancy.closed_at) throw new BackendError(`${vacancy.title} is closed already.`);
  await store.write([{ ...vacancy, closed_at: new Date().toISOString() }]);
  console.log(`✓ ${vacancy.title} is closed; its page says so ${store.shown}.`);
}

async function withStore(folders: Folders, action: (store: Store) => Promise<void>): Promise<void> {
  const { DATABASE_URL, PGHOST, SUPABASE_URL, SUPABASE_SERVICE_KEY } = process.env;
  const options = { DATABASE_URL, PGHOST, SUPABASE_URL, SUPABASE_SERVICE_KEY };
  const store = await openStore(options, folders).catch((error) => {
    throw new BackendError(`The vacancies could not be opened: ${messageOf(error)}`);
  });
  try {
    await action(store);
  } finally {
    await store.end();
  }
}
