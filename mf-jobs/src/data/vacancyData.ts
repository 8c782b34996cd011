import * as z from 'zod/mini';
import { briefSchema, jobSchema } from '../jobs/job.ts';

export const vacancyDataSchema = z.object({
  /** The vacancy; `null` once it is filled. */
  job: z.nullable(jobSchema),
  /** What it was called, filled or not. */
  title: z.string(),
  similar: z.array(briefSchema),
});

export type VacancyData = z.infer<typeof vacancyDataSchema>;
