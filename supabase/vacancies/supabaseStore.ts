import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { COLUMN_NAMES, type Store, vacanciesSchema } from './store.ts';
import type { Vacancy } from './vacancy.ts';

const ROWS_PER_REQUEST = 1000;

const typedSchema = z.array(z.looseObject({ type: z.string() }));

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
      const all: Vacancy[] = [];
      let read = 0;
      for (let isMore = true; isMore; ) {
        const { data, error } = await jobs()
          .select(`type, ${COLUMN_NAMES}`)
          .eq('type', 'job_offer')
          .order('created_at', { ascending: false })
          .order('id')
          .range(read, read + ROWS_PER_REQUEST - 1);
        if (error) throw new Error(`${url} answered: ${error.message}`);
        const rows = typedSchema.parse(data);
        // A backend that ignores the filter sends résumés, too, which are personal data.
        const offers = rows.filter(({ type }) => type === 'job_offer');
        all.push(...vacanciesSchema.parse(offers));
        read += rows.length;
        isMore = rows.length === ROWS_PER_REQUEST;
      }
      if (read > all.length) console.warn(`${read - all.length} rows of another type are left out`);
      return all;
    },
    // One request is one statement there.
    async write(vacancies) {
      const rows = vacancies.map((vacancy) => ({ ...vacancy, type: 'job_offer' }));
      const { error } = await jobs().upsert(rows, { onConflict: 'id' });
      if (error) throw new Error(`${url} refused the rows, none was taken: ${error.message}`);
    },
  };
}
