import { join } from 'node:path';
import * as z from 'zod';
import { type Disk, readStored } from './disk.ts';

const publisherSchema = z.object({
  /** The release that visitors see. */
  active: z.object({ id: z.string(), since: z.string() }).optional(),
  /** The release that the preview cookie shows. */
  preview: z.object({ id: z.string(), since: z.string() }).optional(),
  /** The build of a promoted preview that the publisher itself has published since. */
  caughtUp: z.string().optional(),
  /** Releases that visitors saw before, with when they retired: their files answer for a week. */
  retired: z.record(z.string(), z.string()),
  /** Paths that the last manifest claims, whether its release is active or not. */
  paths: z.array(z.string()).optional(),
});

const changedSchema = z.object({
  /** Hash of its document. */
  key: z.string(),
  at: z.string(),
});

const stateSchema = z.object({
  publishers: z.record(z.string(), publisherSchema),
  /** Publishers listed when the store was empty: until a manifest of each was received nothing is a 404. */
  awaited: z.array(z.string()),
  /** When retired releases were last looked through, as far as the clock can be believed. */
  collectedAt: z.string().optional(),
  /** When the content of a page last changed, by path. */
  changed: z.record(z.string(), changedSchema),
});

/** What the composer keeps of the site across its restarts. */
export type State = z.infer<typeof stateSchema>;
export type PublisherState = z.infer<typeof publisherSchema>;

/** Its name in the store. */
export const STATE_FILE = 'state.json';

/** Reads a store's state; nothing where there is none, or none that can be understood. */
export function readState(store: string): State | undefined {
  return readStored(stateSchema, store, STATE_FILE);
}

/** Replaces the state on disk. */
export function writeState(store: string, text: string, disk: Disk): Promise<void> {
  return disk.writeDurably(join(store, STATE_FILE), text);
}

/** Ids of the releases whose files browsers may still hold: active, preview, the newest retired first. */
export function idsOf({ active, preview, retired }: PublisherState = { retired: {} }): string[] {
  const left = Object.entries(retired).sort(([, a], [, b]) => b.localeCompare(a));
  const seen = [active, preview].flatMap((one) => one?.id ?? []);
  return [...new Set([...seen, ...left.map(([id]) => id)])];
}

/** What is known of a publisher; nothing yet for a new one. */
export function publisherState(state: State, name: string): PublisherState {
  const known = state.publishers[name];
  if (known) return known;
  const fresh: PublisherState = { retired: {} };
  state.publishers[name] = fresh;
  return fresh;
}
