import type { Environment } from '@site/composer/base/readEnvironment.ts';
import * as z from 'zod';
import { openEmbedded } from '../embedded/database.ts';
import { connect } from '../postgres/connect.ts';
import { type Vacancy, vacancySchema } from './vacancy.ts';

/** The database of the vacancies. */
export type Store = Awaited<ReturnType<typeof openStore>>;

const COLUMNS = Object.keys(vacancySchema.shape).join(', ');
const READ = `select ${COLUMNS} from public.jobs where type = 'job_offer' order by created_at desc, id`;

/** One statement is all or nothing, without a transaction around it. */
const WRITE = `
  insert into public.jobs (type, ${COLUMNS})
  select 'job_offer', ${COLUMNS} from jsonb_populate_recordset(null::public.jobs, $1::jsonb)
  on conflict (id) do update set (${COLUMNS}) = row (excluded.${COLUMNS.replaceAll(', ', ', excluded.')})`;

/**
 * Opens the database of the vacancies: a Postgres (DATABASE_URL, or PGHOST and the other variables of psql), also that
 * of a Supabase project, or the embedded database of a stopped site.
 *
 * @throws Error in one sentence: no connection, folder in use by a running site.
 */
export async function openStore(environment: Environment, dataFolder: string) {
  const isEmbedded = !environment.DATABASE_URL && !environment.PGHOST;
  const database = isEmbedded ? await openEmbedded({ dataFolder }) : await connect(environment);
  return {
    label: database.label,
    /**
     * Every vacancy, closed ones too. A row that cannot be read, as one of the day `infinity`, stops no other:
     * `onUnread` receives its id.
     */
    async read(onUnread: (id: string) => void = () => {}): Promise<Vacancy[]> {
      const { rows } = await database.query(READ);
      return rows.flatMap((row) => {
        const { data } = vacancySchema.safeParse(row);
        if (!data) onUnread(z.object({ id: z.string() }).parse(row).id);
        return data ?? [];
      });
    },
    /** Adds or replaces vacancies, all or none. */
    async write(vacancies: readonly Vacancy[]): Promise<void> {
      await database.query(WRITE, [JSON.stringify(vacancies)]);
    },
    end: database.end,
  };
}
