import * as z from 'zod/mini';
import { briefSchema, jobSchema } from '../jobs/job.ts';

/** What the page of one vacancy was rendered from. */
export const vacancyDataSchema = z.object({
  /** The vacancy; `null` once it is filled. */
  job: z.nullable(jobSchema),
  /** What it was called, filled or not. */
  title: z.string(),
  /** Others to look at. */
  similar: z.array(briefSchema),
});

export type VacancyData = z.infer<typeof vacancyDataSchema>;
