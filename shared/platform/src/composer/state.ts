import * as z from 'zod';
import { type Disk, readIfThere } from './disk.ts';

const publisherSchema = z.object({
  /** The release that visitors see. */
  onStage: z.object({ id: z.string(), since: z.string() }).optional(),
  /** A release that is tried beside it. */
  candidate: z.object({ id: z.string(), since: z.string() }).optional(),
  /** The build of a promoted candidate that the publisher itself has published since. */
  caughtUp: z.string().optional(),
  /** Releases that visitors saw before, with when they left: their files answer for a week. */
  left: z.record(z.string(), z.string()),
  /** Paths that the last manifest read claims, on stage or not. */
  heard: z.array(z.string()).optional(),
});

const changedSchema = z.object({
  /** Hash of its document. */
  key: z.string(),
  /** Fingerprint of what it says, as `contentOf` makes it; states of before have none. */
  content: z.string().optional(),
  at: z.string(),
});

const stateSchema = z.object({
  publishers: z.record(z.string(), publisherSchema),
  /** Who was named when the store was empty: until all of them were heard nothing is a 404. */
  awaited: z.array(z.string()),
  /** When what a page tells its readers last changed, by path. */
  changed: z.record(z.string(), changedSchema),
});

/** What the composer knows of the site across its restarts. */
export type State = z.infer<typeof stateSchema>;
export type PublisherState = z.infer<typeof publisherSchema>;

/**
 * Reads the state; that of an empty store awaits all `names`.
 * @throws Error naming the file when it is there but cannot be understood.
 */
export async function readState(file: string, names: readonly string[]): Promise<State> {
  const text = await readIfThere(file);
  if (!text) return { publishers: {}, awaited: [...names], changed: {} };
  const parsed = stateSchema.safeParse(JSON.parse(text.toString()));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is not valid: ${z.prettifyError(parsed.error)}`);
}

/** Replaces the state on disk. */
export function writeState(file: string, state: State, disk: Disk): Promise<void> {
  return disk.write(file, JSON.stringify(state));
}

/** What is known of a publisher; nothing yet for a new one. */
export function publisherState(state: State, name: string): PublisherState {
  const known = state.publishers[name];
  if (known) return known;
  const fresh: PublisherState = { left: {} };
  state.publishers[name] = fresh;
  return fresh;
}
