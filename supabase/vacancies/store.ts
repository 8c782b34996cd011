import { z } from 'zod';
import type { Vacancy } from './vacancy.ts';

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

const moment = z.union([z.string(), z.date()]).transform((value) => new Date(value).toISOString());

/** Rows as the table has them. */
export const vacanciesSchema = z.array(
  z.object({
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
    closed_at: moment.nullable(),
  }),
);

export const COLUMN_NAMES =
  'id, created_at, title, company_name, description, location_zip, requirements, benefits, image_url, pdf_resume_url, closed_at';
