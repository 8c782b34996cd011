import type { Database } from '../embedded/prepare.ts';
import { COLUMN_NAMES, type Store, vacanciesSchema } from './store.ts';

/** One statement is all or nothing, without a transaction around it. */
const WRITE = `
  insert into public.jobs (type, ${COLUMN_NAMES})
  select 'job_offer', ${COLUMN_NAMES}
  from jsonb_to_recordset($1::jsonb) as rows (
    id uuid, created_at timestamptz, title text, company_name text, description text,
    location_zip text, requirements text[], benefits text[], image_url text, pdf_resume_url text,
    closed_at timestamptz
  )
  on conflict (id) do update set (${COLUMN_NAMES}) = row (
    excluded.${COLUMN_NAMES.replaceAll(', ', ', excluded.')}
  )`;

/** Vacancies in a Postgres, embedded or not. */
export function sqlStore(database: Database): Pick<Store, 'read' | 'write'> {
  return {
    async read() {
      const sql = `select ${COLUMN_NAMES} from public.jobs where type = 'job_offer' order by created_at desc, id`;
      return vacanciesSchema.parse((await database.query(sql)).rows);
    },
    async write(vacancies) {
      await database.query(WRITE, [JSON.stringify(vacancies)]);
    },
  };
}
