import * as z from 'zod/mini';

/** What one line says of a job, with a link to its page. */
const brief = {
  /** Where its own page is: `/vagas/motorista-17`. */
  path: z.string(),
  title: z.string(),
  companyName: z.string(),
  /** Where the CEP is, if its range is known: "Goiânia". */
  city: z.string(),
  /** "GO". */
  state: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
};

/** A job in one line. */
export const briefSchema = z.object(brief);

export type Brief = z.infer<typeof briefSchema>;

/** A job offer or a résumé: parsed, trimmed, safe to render. Texts are empty where there is none. */
export const jobSchema = z.object({
  ...brief,
  /** Unique; the end of the address of this vacancy. */
  id: z.string(),
  /** `type` is `job_offer`; anything else means résumé. */
  isOffer: z.boolean(),
  description: z.string(),
  /** CEP. */
  locationZip: z.string(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  /** An https address or a path of this site. */
  imageUrl: z.string(),
  /** An http(s) address or a path of this site, for details of an offer or the file of a résumé. */
  documentUrl: z.string(),
});

export type Job = z.infer<typeof jobSchema>;

/** A city with its state, in words. */
export type Place = Pick<Job, 'city' | 'state'>;

export function placeName({ city, state }: Place): string {
  return city && `${city}, ${state}`;
}

/** How the ids of the example rows begin (`supabase/seed.sql`). */
const EXAMPLE_ID = '5e1f0c1a-';

/** Whether a vacancy is one of the examples that come with the database. */
export function isExample({ id }: Pick<Job, 'id'>): boolean {
  return id.startsWith(EXAMPLE_ID);
}

/** Vacancies on one page of the published list. */
export const LIST_SIZE = 60;
