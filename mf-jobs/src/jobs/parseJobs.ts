import * as z from 'zod/mini';
import type { Job } from './job.ts';
import { webAddress } from './webAddress.ts';

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value?.trim() ?? ''),
);

/** Blank and repeated entries say nothing to a reader. */
const texts = z.pipe(
  z.nullish(z.array(z.nullish(z.string()))),
  z.transform((values) => [
    ...new Set((values ?? []).map((value) => value?.trim() ?? '').filter(Boolean)),
  ]),
);

const address = z.pipe(text, z.transform(webAddress));

const id = z.pipe(
  z.union([z.string().check(z.trim(), z.minLength(1)), z.number()]),
  z.transform(String),
);

const moment = z.pipe(
  z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)))),
  z.transform((value) => new Date(value).toISOString()),
);

/** A row of the table `jobs`. Columns that the site does not know are left alone. */
const rowSchema = z.object({
  id,
  type: z.string().check(z.minLength(1)),
  created_at: moment,
  title: z.string().check(z.trim(), z.minLength(1)),
  company_name: text,
  description: text,
  location_zip: text,
  requirements: texts,
  benefits: texts,
  image_url: address,
  pdf_resume_url: address,
});

/** What came of the rows of one answer. */
export interface ParsedJobs {
  jobs: Job[];
  /** Ids, or places like `#3`, of the rows that could not be read. */
  skipped: string[];
}

/** Parses rows of the table `jobs`, in their order; malformed ones are left out and named. */
export function parseJobs(rows: readonly unknown[]): ParsedJobs {
  const parsed: ParsedJobs = { jobs: [], skipped: [] };
  rows.forEach((row, index) => {
    const result = rowSchema.safeParse(row);
    if (result.success) parsed.jobs.push(toJob(result.data));
    else parsed.skipped.push(nameOf(row, index));
  });
  return parsed;
}

function toJob(row: z.infer<typeof rowSchema>): Job {
  return {
    id: row.id,
    isOffer: row.type === 'job_offer',
    createdAt: row.created_at,
    title: row.title,
    companyName: row.company_name,
    description: row.description,
    locationZip: row.location_zip,
    requirements: row.requirements,
    benefits: row.benefits,
    imageUrl: row.image_url,
    documentUrl: row.pdf_resume_url,
  };
}

function nameOf(row: unknown, index: number): string {
  const named = z.object({ id }).safeParse(row);
  return named.success ? named.data.id : `#${index + 1}`;
}
