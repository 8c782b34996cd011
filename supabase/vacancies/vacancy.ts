import * as z from 'zod';

/** ISO 8601. */
const moment = z.coerce.date().transform((date) => date.toISOString());

/** A row of the table, as every client gives it. */
export const vacancySchema = z.object({
  id: z.string(),
  created_at: moment,
  title: z.string(),
  company_name: z.string().nullable().default(null),
  description: z.string().default(''),
  location_zip: z.string().nullable().default(null),
  requirements: z.array(z.string()).default([]),
  benefits: z.array(z.string()).default([]),
  image_url: z.string().nullable().default(null),
  pdf_resume_url: z.string().nullable().default(null),
  /** When it was filled or withdrawn; `null` while it is open. */
  closed_at: moment.nullable().default(null),
});

/** A vacancy as the table has it; the names are those of the columns. */
export type Vacancy = z.infer<typeof vacancySchema>;
