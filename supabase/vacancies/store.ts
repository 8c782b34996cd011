import { z } from 'zod';

/** Where vacancies are kept: the embedded database, a Postgres, or a Supabase project. */
export interface Store {
  /** How to speak of it. */
  label: string;
  /** When visitors see what was written. */
  shown: 'within seconds' | 'when it runs again';
  /** Every vacancy, closed ones too. */
  read(): Promise<Vacancy[]>;
  /** Adds or replaces vacancies, all or none. */
  write(vacancies: readonly Vacancy[]): Promise<void>;
  end(): Promise<void>;
}

/** ISO 8601. */
const moment = z.union([z.string(), z.date()]).transform((value) => new Date(value).toISOString());

/** A row of the table, as both kinds of clients give it. */
export const vacancySchema = z.object({
  id: z.string(),
  created_at: moment,
  title: z.string(),
  company_name: z.string().nullable(),
  description: z.string(),
  location_zip: z.string().nullable(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  image_url: z.string().nullable(),
  pdf_resume_url: z.string().nullable(),
  /** When it was filled or withdrawn; `null` while it is open. */
  closed_at: moment.nullable(),
});

/** A vacancy as the table has it; the names are those of the columns. */
export type Vacancy = z.infer<typeof vacancySchema>;

export const vacanciesSchema = z.array(vacancySchema);

export const COLUMN_NAMES = Object.keys(vacancySchema.shape).join(', ');
