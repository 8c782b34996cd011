import * as z from 'zod/mini';
import { jobSchema } from '../jobs/job.ts';

/** What a list of vacancies was rendered from: the newest ones, or a page of older ones. */
export const listDataSchema = z.object({
  jobs: z.array(jobSchema),
  /** Address of the list of the next older ones, and of the next newer ones; empty at the ends. */
  older: z.string(),
  newer: z.string(),
  /** Only of the newest: older lists stay as they are when a vacancy comes. */
  front: z.nullable(
    z.object({
      total: z.number(),
      changedAt: z.string(),
      /** Time of the last answer of the database, while it does not answer; else empty. */
      staleSince: z.string(),
      index: z.string(),
    }),
  ),
});

export type ListData = z.infer<typeof listDataSchema>;
export type FrontData = NonNullable<ListData['front']>;
