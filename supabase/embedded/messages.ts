import { z } from 'zod';

/*
 * What the backend and its worker say to each other. The worker says `opened`, then one answer to
 * each request; it ends with an error when the data can't be opened.
 */

/** What a worker is started with. */
export const startSchema = z.object({
  dataFolder: z.string(),
  migrationsFolder: z.string(),
  seedFile: z.string(),
});

/** `close` ends the worker once the data is closed. */
export const askSchema = z.union([
  z.object({ method: z.string(), address: z.string(), headers: z.record(z.string(), z.string()) }),
  z.literal('close'),
]);

export const saySchema = z.union([
  z.literal('opened'),
  z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() }),
]);

export type Start = z.infer<typeof startSchema>;
export type Question = Exclude<Ask, string>;
export type Ask = z.infer<typeof askSchema>;
export type Say = z.infer<typeof saySchema>;
