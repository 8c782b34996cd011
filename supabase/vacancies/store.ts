import type { Environment } from '@site/composer/base/readEnvironment.ts';
import { z } from 'zod';
import { type EmbeddedSources, openEmbedded } from '../embedded/database.ts';
import type { Database } from '../embedded/prepare.ts';
import { connect } from '../postgres/connect.ts';
import { type Vacancy, vacancySchema } from './vacancy.ts';

/** Where vacancies are kept. */
export interface Store {
  /** How to speak of it. */
  label: string;
  /** When visitors see what was written. */
  shown: 'within seconds' | 'when it runs again';
  /** Every vacancy, closed ones too; `onUnread` receives the ids of rows that cannot be read. */
  read(onUnread?: (id: string) => void): Promise<Vacancy[]>;
  /** Adds or replaces vacancies, all or none. */
  write(vacancies: readonly Vacancy[]): Promise<void>;
  end(): Promise<void>;
}

const COLUMNS = Object.keys(vacancySchema.shape).join(', ');

/**
 * Opens what holds the vacancies: a Postgres (DATABASE_URL, or PGHOST and what else psql reads), that of a Supabase
 * project as well, or the embedded database of a site that is stopped.
 *
 * @throws Error in one sentence: no connection, folder in use by a running site.
 */
export async function openStore(
  environment: Environment,
  embedded: EmbeddedSources,
): Promise<Store> {
  if (environment.DATABASE_URL || environment.PGHOST) {
    const database = await connect(environment);
    return { ...inSql(database), ...database, shown: 'within seconds' };
  }
  const { database, close } = await openEmbedded(embedded);
  const label = `the embedded database in ${embedded.dataFolder}`;
  return { label, shown: 'when it runs again', ...inSql(database), end: close };
}

/** A row that cannot be read, as one of the day `infinity`, stops no other. */
function parsed(rows: readonly unknown[], onUnread?: (id: string) => void): Vacancy[] {
  return rows.flatMap((row) => {
    const { data } = vacancySchema.safeParse(row);
    if (!data) onUnread?.(z.object({ id: z.string() }).parse(row).id);
    return data ?? [];
  });
}

/** One statement is all or nothing, without a transaction around it. */
const WRITE = `
  insert into public.jobs (type, ${COLUMNS})
  select 'job_offer', ${COLUMNS} from jsonb_populate_recordset(null::public.jobs, $1::jsonb)
  on conflict (id) do update set (${COLUMNS}) = row (excluded.${COLUMNS.replaceAll(', ', ', excluded.')})`;

function inSql(database: Database): Pick<Store, 'read' | 'write'> {
  return {
    async read(onUnread) {
      const sql = `select ${COLUMNS} from public.jobs where type = 'job_offer' order by created_at desc, id`;
      return parsed((await database.query(sql)).rows, onUnread);
    },
    async write(vacancies) {
      await database.query(WRITE, [JSON.stringify(vacancies)]);
    },
  };
}
