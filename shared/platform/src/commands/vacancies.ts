import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { openStore } from '@site/supabase/vacancies/openStore.ts';
import { type ParsedSheet, parseSheet } from '@site/supabase/vacancies/parseSheet.ts';
import { planImport } from '@site/supabase/vacancies/planImport.ts';
import { readSheet, type Sheet } from '@site/supabase/vacancies/readSheet.ts';
import type { Store } from '@site/supabase/vacancies/store.ts';
import { ROOT } from '../project/apps.ts';
import { dataFolder } from '../project/dataFolder.ts';

const USAGE = `npm run vacancies -- import file.csv            what the file would change; nothing is written
npm run vacancies -- import file.csv --write    writes it, all or nothing
npm run vacancies -- list                       every vacancy, newest first
npm run vacancies -- close ID                   a vacancy is filled: its page says so
Where: DATABASE_URL=postgres://…, or SUPABASE_URL and SUPABASE_SERVICE_KEY, or the embedded database.`;

const MOST_PROBLEMS = 50;

/** `npm run vacancies`: what an association's office does with its vacancies, from a spreadsheet. */
await runCommand(async ([verb, subject = '', ...flags]) => {
  if (verb === 'import' && subject) await importSheet(subject, flags.includes('--write'));
  else if (verb === 'list') await withStore(list);
  else if (verb === 'close' && subject) await withStore((store) => close(store, subject));
  else throw new UserError(`Say what to do:\n${USAGE}`);
});

async function importSheet(file: string, isWriting: boolean): Promise<void> {
  const sheet = parse(file);
  await withStore(async (store) => {
    const plan = planImport(sheet.rows, await store.read(), new Date());
    const { added, changed, unchanged, closed } = plan;
    console.log(
      `${file}: ${added.length} new, ${changed.length} changed, ${unchanged} unchanged; ${closed} of them become closed`,
    );
    for (const { title, company_name } of [...added, ...changed].slice(0, 10)) {
      console.log(`  • ${title}${company_name ? `, ${company_name}` : ''}`);
    }
    if (!isWriting) console.log(`Nothing was written to ${store.label}: add --write to do so.`);
    else {
      await store.write([...added, ...changed]);
      console.log(`✓ Written to ${store.label}; the site shows it ${store.shown}.`);
    }
  });
}

function parse(file: string): ParsedSheet {
  const sheet = parseSheet(readTable(file));
  if (sheet.ignored.length > 0) console.log(`Columns left out: ${sheet.ignored.join(', ')}`);
  const { problems } = sheet;
  if (problems.length === 0) return sheet;
  for (const { line, column, message } of problems.slice(0, MOST_PROBLEMS)) {
    console.error(`line ${line}, column ${column}: ${message}`);
  }
  throw new UserError(
    `${file} has ${problems.length} mistakes${problems.length > MOST_PROBLEMS ? ` (the first ${MOST_PROBLEMS} are above)` : ''}. Nothing was written.`,
  );
}

function readTable(file: string): Sheet {
  try {
    return readSheet(readFileSync(file));
  } catch (error) {
    throw new UserError(`${file} could not be read: ${messageOf(error)}`);
  }
}

async function list(store: Store): Promise<void> {
  for (const { id, created_at, closed_at, title, company_name } of await store.read()) {
    const state = closed_at ? 'closed' : 'open  ';
    console.log([id, created_at.slice(0, 10), state, title, company_name ?? ''].join('  '));
  }
}

async function close(store: Store, id: string): Promise<void> {
  const found = (await store.read()).filter((vacancy) => vacancy.id.startsWith(id.toLowerCase()));
  const [vacancy, another] = found;
  if (!vacancy) throw new UserError(`There is no vacancy ${id} in ${store.label}.`);
  if (another) throw new UserError(`${id} begins more than one id: write more of it.`);
  if (vacancy.closed_at) throw new UserError(`${vacancy.title} is closed already.`);
  await store.write([{ ...vacancy, closed_at: new Date().toISOString() }]);
  console.log(`✓ ${vacancy.title} is closed; its page says so ${store.shown}.`);
}

async function withStore(action: (store: Store) => Promise<void>): Promise<void> {
  const { DATABASE_URL, SUPABASE_URL, SUPABASE_SERVICE_KEY } = process.env;
  let store: Store;
  try {
    store = await openStore({
      databaseUrl: DATABASE_URL || undefined,
      supabaseUrl: SUPABASE_URL || undefined,
      serviceKey: SUPABASE_SERVICE_KEY || undefined,
      dataFolder: dataFolder('.data/start'),
      migrationsFolder: join(ROOT, 'supabase/migrations'),
    });
  } catch (error) {
    throw new UserError(`The vacancies could not be opened: ${messageOf(error)}`);
  }
  try {
    await action(store);
  } finally {
    await store.end();
  }
}
