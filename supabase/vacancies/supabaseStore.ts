import { messageOf } from '@site/contract/messageOf.ts';
import { readRows } from '@site/contract/readRows.ts';
import { createClient } from '@supabase/supabase-js';
import { COLUMN_NAMES, type Store, vacanciesSchema } from './store.ts';

/** Vacancies in a Supabase project, with its service key. */
export function supabaseStore(url: string, serviceKey: string): Store {
  const client = createClient(url, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const jobs = () => client.from('jobs');
  return {
    label: url,
    shown: 'within seconds',
    end: async () => {},
    async read() {
      const { rows } = await readRows((from, to) =>
        jobs()
          .select(`type, ${COLUMN_NAMES}`, { count: 'exact' })
          .eq('type', 'job_offer')
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to),
      ).catch((error) => {
        throw new Error(`${url} was not read: ${messageOf(error)}`);
      });
      // A backend that ignores the filter sends résumés, too, which are personal data.
      const offers = rows.filter(({ type }) => type === 'job_offer');
      if (rows.length > offers.length)
        console.warn(`${rows.length - offers.length} rows of another type are left out`);
      return vacanciesSchema.parse(offers);
    },
    // One request is one statement there.
    async write(vacancies) {
      const rows = vacancies.map((vacancy) => ({ ...vacancy, type: 'job_offer' }));
      const { error } = await jobs().upsert(rows, { onConflict: 'id' });
      if (error) throw new Error(`${url} refused the rows, none was taken: ${error.message}`);
    },
  };
}
