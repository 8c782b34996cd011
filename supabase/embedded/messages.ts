import { z } from 'zod';

/*
 * What the backend and its worker say to each other.
 */

/** What a worker is started with. */
export const startSchema = z.object({
  dataFolder: z.string(),
  migrationsFolder: z.string(),
  seedFile: z.string(),
  /** The data was migrated and seeded by this process already: only open it. */
  isPrepared: z.boolean(),
});

/** What is asked of a worker; `close` ends it when it is done. */
export const askSchema = z.union([
  z.object({
    method: z.string(),
    address: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
  z.literal('close'),
]);

/** What a worker says: once how opening went, then an answer to each question. */
export const saySchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('opened') }),
  z.object({ what: z.literal('failed'), sentence: z.string() }),
  z.object({
    what: z.literal('answer'),
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
]);

export type Start = z.infer<typeof startSchema>;
export type Question = Exclude<Ask, string>;
export type Ask = z.infer<typeof askSchema>;
export type Say = z.infer<typeof saySchema>;
