import * as z from 'zod/mini';
import type { Job } from './job.ts';
import { placeOf } from './places.ts';
import { vacancyPath } from './vacancyPath.ts';
import { webAddress } from './webAddress.ts';

/* Control characters, which a feed must not hold, and marks that turn the direction of a text around. */
const UNWANTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;

/** Characters and items of a record; what is longer is cut. */
const LIMITS = { line: 200, text: 10_000, items: 30 };

const text = (limit: number) =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => cleanText(value ?? '', limit)),
  );

/** Blank and repeated entries say nothing to a reader. */
const texts = z.pipe(
  z.nullish(z.array(text(LIMITS.line))),
  z.transform((values) => [...new Set(values?.filter(Boolean))].slice(0, LIMITS.items)),
);

const address = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => webAddress(value?.trim() ?? '')),
);

/** The policy of the site refuses pictures that come over plain http. */
const pictureAddress = z.pipe(
  address,
  z.transform((value) => (value.startsWith('http:') ? '' : value)),
);

const id = z.pipe(
  z.union([z.string().check(z.trim(), z.minLength(1), z.maxLength(64)), z.number()]),
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
  title: z.pipe(text(LIMITS.line), z.string().check(z.minLength(1))),
  company_name: text(LIMITS.line),
  description: text(LIMITS.text),
  location_zip: text(LIMITS.line),
  requirements: texts,
  benefits: texts,
  image_url: pictureAddress,
  pdf_resume_url: address,
});

/** Parses rows of the table `jobs`, in their order; malformed ones are left out and named. */
export function parseJobs(rows: readonly unknown[]) {
  const [items, skipped]: [Job[], string[]] = [[], []];
  rows.forEach((row, index) => {
    const result = rowSchema.safeParse(row);
    if (result.success) items.push(toJob(result.data));
    else skipped.push(nameOf(row, index));
  });
  return { items, skipped };
}

function toJob(row: z.infer<typeof rowSchema>): Job {
  return {
    id: row.id,
    path: vacancyPath(row.id, row.title),
    isOffer: row.type === 'job_offer',
    createdAt: row.created_at,
    title: row.title,
    companyName: row.company_name,
    description: row.description,
    locationZip: row.location_zip,
    ...(placeOf(row.location_zip) ?? { city: '', state: '' }),
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

/** A text ready to be shown: trimmed, without what no reader can see, at most `limit` characters. */
function cleanText(text: string, limit: number): string {
  const clean = text
    .slice(0, limit * 2)
    .toWellFormed()
    .replace(UNWANTED, '')
    .trim();
  if (clean.length <= limit) return clean;
  const beginning = clean.slice(0, limit - 1).toWellFormed();
  return `${beginning.trimEnd()}…`;
}
