import { type Environment, readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { variables } from '@site/composer/base/variables.ts';
import { readRows } from '@site/contract/readRows.ts';
import { createClient } from '@supabase/supabase-js';
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
 * Opens what holds the vacancies: a Postgres (DATABASE_URL, or PGHOST and what else psql reads), a Supabase
 * project (SUPABASE_URL and SUPABASE_SERVICE_KEY), or the embedded database of a site that is stopped.
 *
 * @throws Error in one sentence: no connection, folder in use by a running site, key missing.
 */
export async function openStore(
  environment: Environment,
  embedded: EmbeddedSources,
): Promise<Store> {
  if (environment.DATABASE_URL || environment.PGHOST) {
    const database = await connect(environment);
    return { ...inSql(database), ...database, shown: 'within seconds' };
  }
  if (environment.SUPABASE_URL) {
    const { SUPABASE_URL, SUPABASE_SERVICE_KEY } = variables;
    const project = readEnvironment({ SUPABASE_URL, SUPABASE_SERVICE_KEY }, environment);
    return supabase(project.SUPABASE_URL, project.SUPABASE_SERVICE_KEY);
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

/** A Supabase project, with its service key. */
function supabase(url: string, serviceKey: string): Store {
  const client = createClient(url, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return {
    label: url,
    shown: 'within seconds',
    async read(onUnread) {
      const { rows } = await readRows((from, to) =>
        client
          .from('jobs')
          .select(`type, ${COLUMNS}`, { count: 'exact' })
          .eq('type', 'job_offer')
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to),
      );
      // A backend that ignores the filter sends résumés, too, which are personal data.
      return parsed(
        rows.filter(({ type }) => type === 'job_offer'),
        onUnread,
      );
    },
    // One request is one statement there.
    async write(vacancies) {
      const rows = vacancies.map((vacancy) => ({ ...vacancy, type: 'job_offer' }));
      const { error } = await client.from('jobs').upsert(rows, { onConflict: 'id' });
      if (error) throw new Error(error.message);
    },
    end: async () => {},
  };
}
