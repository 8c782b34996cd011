import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { activeReleasesSchema } from '@site/contract/activeReleases.ts';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { matches } from '@site/contract/paths.ts';
import { readStored } from '@site/contract/readStored.ts';
import * as z from 'zod';
import { NO_OVERRIDES, overridesSchema } from './overrides.ts';

/** Where a release goes: all visitors see it, or those with the preview's cookie. */
export const SLOTS = ['active', 'preview'] as const;
export type Slot = (typeof SLOTS)[number];

const shownSchema = z
  .object({ id: z.string(), since: z.string(), location: z.string().optional() })
  .optional();

const publisherSchema = z.object({
  active: shownSchema,
  /** The release that the preview cookie shows, and where it was published. */
  preview: shownSchema,
  /** The promotion whose build the publisher itself has published since: that pin has ended. */
  caughtUp: z.string().optional(),
  /** What visitors saw before, the newest first, each with the running hour in which it retired. */
  retired: z.array(z.object({ id: z.string(), hour: z.number() })),
  /** The hour in which it left the list; its pages stay until all publishers in `until` are active. */
  left: z.object({ hour: z.number(), until: z.array(z.string()) }).optional(),
  /** Kinds of pages that the last manifest claims, whether its release is active or not. */
  paths: z.array(z.string()).optional(),
});

const stateSchema = z.object({
  publishers: z.record(z.string(), publisherSchema),
  /** The list of publishers as it could be read last. */
  listed: z.array(z.string()).optional(),
  overrides: overridesSchema.default(NO_OVERRIDES),
  /** Publishers listed when the store was empty: until a manifest of each was read nothing is a 404. */
  awaited: z.array(z.string()),
  /** How many whole hours composers ran over this store: a clock may stand anywhere. */
  hours: z.number().default(0),
});

export type State = z.infer<typeof stateSchema>;
export type PublisherState = z.infer<typeof publisherSchema>;

/** The state of a generation, in its folder: nothing that visitors see is without it. */
export const STATE_FILE = 'state/releases';

export function readState(store: string): State | undefined {
  return readStored(stateSchema, store, 'site', STATE_FILE);
}

/**
 * The state of a store; an empty store awaits all `names`. A damaged state is reported to `onDamaged`: the active
 * releases are then those of `/stage.json`, and retired ones are forgotten.
 */
export function openState(
  store: string,
  names: readonly string[],
  onDamaged: (file: string) => void,
): State {
  const known = readState(store);
  if (known) return known;
  const state: State = { publishers: {}, overrides: NO_OVERRIDES, awaited: [...names], hours: 0 };
  if (!existsSync(join(store, 'site', STATE_FILE))) return state;
  onDamaged(STATE_FILE);
  const since = new Date().toISOString();
  for (const release of readStored(activeReleasesSchema, store, 'site/root/stage.json') ?? []) {
    const active = { id: releaseId(release), since };
    const paths = waitingPaths(release.pages);
    state.publishers[release.name] = { active, retired: [], paths };
  }
  return state;
}

/** Kinds of pages that answer 503 while a publisher has no release: each is two files of every generation. */
const MAX_WAITING = 500;

/** What answers 503 while a publisher has no release: a path for each kind of its pages, not for each page. */
export function waitingPaths(
  pages: readonly { path: string; page?: string | undefined }[],
): string[] {
  const kinds = new Set(pages.map(({ path, page }) => (page && matches(page, path) ? page : path)));
  return [...kinds].slice(0, MAX_WAITING);
}

/** Ids of the releases whose files browsers may still hold: active, preview, the newest retired first. */
export function idsOf({ active, preview, retired }: PublisherState): string[] {
  return [...new Set([active, preview, ...retired].flatMap((one) => one?.id ?? []))];
}

/** The file of a release's manifest in a generation. Files with the ending `.manifest` are not compressed. */
export const manifestFile = (name: string, id: string): string => `releases/${name}/${id}.manifest`;

const FIELDS = 'name build entry shared takes files groups pages redirects'.split(' ');

/** A stored manifest was validated when it was accepted: a stricter rule refuses only new manifests. */
export const storedManifest = z.custom<Manifest>((value) =>
  FIELDS.every((field) => typeof value === 'object' && value && field in value),
);
