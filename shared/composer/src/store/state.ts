import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { activeReleasesSchema } from '@site/contract/activeReleases.ts';
import { type Manifest, manifestSchema, releaseId } from '@site/contract/manifest.ts';
import { matches } from '@site/contract/paths.ts';
import * as z from 'zod';
import { type Disk, readStored } from './disk.ts';

/** Where a release goes: all visitors see it, or those with the preview's cookie. */
export type Slot = 'active' | 'preview';

const shownSchema = z.object({ id: z.string(), since: z.string() }).optional();

const publisherSchema = z.object({
  /** The release that visitors see. */
  active: shownSchema,
  /** The release that the preview cookie shows. */
  preview: shownSchema,
  /** The promotion whose build the publisher itself has published since: that pin has ended. */
  caughtUp: z.string().optional(),
  /** Releases that visitors saw before, with when they retired: their files answer for a week. */
  retired: z.record(z.string(), z.string()),
  /** Kinds of pages that the last manifest claims, whether its release is active or not. */
  paths: z.array(z.string()).optional(),
});

const stateSchema = z.object({
  publishers: z.record(z.string(), publisherSchema),
  /** Publishers listed when the store was empty: until a manifest of each was read nothing is a 404. */
  awaited: z.array(z.string()),
  /** Paths that operators hand over, each with its new owner. */
  given: z.record(z.string(), z.string()).optional(),
  /** When retired releases were last looked through, as far as the clock can be believed. */
  collectedAt: z.string().optional(),
});

/** What the composer keeps of the site across its restarts. */
export type State = z.infer<typeof stateSchema>;
export type PublisherState = z.infer<typeof publisherSchema>;

/** The state of a generation, in its folder: nothing that visitors see is without it. */
export const STATE_FILE = 'state/releases';
/** Composers before kept one for the whole store. */
const FORMER_STATE_FILE = 'state.json';

/** Reads the state of the site; nothing where there is none, or none that can be understood. */
export function readState(store: string): State | undefined {
  return (
    readStored(stateSchema, store, 'site', STATE_FILE) ??
    readStored(stateSchema, store, FORMER_STATE_FILE)
  );
}

/**
 * The state of a store; an empty one awaits all `names`. Of a damaged one, which is named to
 * `onDamaged`, the active releases stay as `/stage.json` names them, and retired ones are forgotten.
 */
export function openState(
  store: string,
  names: readonly string[],
  onDamaged: (file: string) => void,
): State {
  const known = readState(store);
  if (known) return known;
  const state: State = { publishers: {}, awaited: [...names] };
  if (!existsSync(join(store, 'site', STATE_FILE))) return state;
  onDamaged(STATE_FILE);
  const since = new Date().toISOString();
  for (const release of readStored(activeReleasesSchema, store, 'site/root/stage.json') ?? []) {
    const active = { id: releaseId(release), since };
    const paths = waitingPaths(release.pages);
    state.publishers[release.name] = { active, retired: {}, paths };
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
export function idsOf({ active, preview, retired }: PublisherState = { retired: {} }): string[] {
  const left = Object.entries(retired).sort(([, a], [, b]) => b.localeCompare(a));
  const seen = [active, preview].flatMap((one) => one?.id ?? []);
  return [...new Set([...seen, ...left.map(([id]) => id)])];
}

/**
 * Shows a release in the place of another one, or none. The files of that one answer for a week more, unless it is
 * still shown.
 */
export function show(publisher: PublisherState, slot: Slot, now: Date, id?: string): void {
  const since = now.toISOString();
  const former = publisher[slot];
  publisher[slot] = id === undefined ? undefined : { id, since };
  if (former) publisher.retired[former.id] = since;
  for (const shown of [publisher.active, publisher.preview])
    if (shown) delete publisher.retired[shown.id];
}

/** How long open tabs still request the files of a retired release. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The longest time between two collections that is believed: one runs each hour, and a clock may be wrong. */
const MAX_STEP_MS = WEEK_MS / 7;

/** Forgets releases that retired over a week ago; returns how many. */
export function forgetRetired(state: State, now: Date): number {
  const before = Date.parse(state.collectedAt ?? now.toISOString());
  const at = new Date(Math.min(now.getTime(), before + MAX_STEP_MS));
  state.collectedAt = at.toISOString();
  let forgotten = 0;
  for (const { retired } of Object.values(state.publishers)) {
    for (const [id, since] of Object.entries(retired)) {
      // Of a clock that was ahead, and is right again.
      if (since > now.toISOString()) retired[id] = at.toISOString();
      if (at.getTime() - Date.parse(since) < WEEK_MS) continue;
      delete retired[id];
      forgotten += 1;
    }
  }
  return forgotten;
}

/** Composers before kept manifests for the whole store, as `<publisher>/<id>.json`. */
const FORMER_MANIFESTS = 'releases';

/** Where a generation has the manifest of a release: without an ending that would have it compressed. */
export const manifestFile = (name: string, id: string): string => `releases/${name}/${id}.manifest`;

/** Manifests of active, previewed and retired releases: those of this process, and those of the site. */
export class Manifests {
  private readonly store: string;
  private readonly known = new Map<string, Manifest>();

  constructor(store: string) {
    this.store = store;
  }

  /** Keeps a manifest in the place of another text of the same release; the next generation has it. */
  set(manifest: Manifest): void {
    this.known.set(manifestFile(manifest.name, releaseId(manifest)), manifest);
  }

  /** A release's manifest; nothing where there is none, or none that can be understood. */
  read(name: string, id: string | undefined): Manifest | undefined {
    if (id === undefined) return undefined;
    const file = manifestFile(name, id);
    const manifest =
      this.known.get(file) ??
      readStored(manifestSchema, this.store, 'site', file) ??
      readStored(manifestSchema, this.store, FORMER_MANIFESTS, name, `${id}.json`);
    if (manifest) this.known.set(file, manifest);
    return manifest;
  }

  /** Those of a publisher: active, preview, the newest retired first. */
  of(name: string, publisher: PublisherState): Manifest[] {
    return idsOf(publisher).flatMap((id) => this.read(name, id) ?? []);
  }

  /** Those of all publishers, also those that are not listed now. */
  all({ publishers }: State): Manifest[] {
    return Object.entries(publishers).flatMap(([name, publisher]) => this.of(name, publisher));
  }

  /** Forgets all but these. */
  keepOnly(manifests: readonly Manifest[]): void {
    this.known.clear();
    for (const manifest of manifests) this.set(manifest);
  }
}

/** A retired state of data, as far as open tabs need it: no browser requests its documents. */
export function filesOnly(manifest: Manifest): Manifest {
  const files = Object.entries(manifest.files).filter(([file]) =>
    /^(assets|brand|files)\//.test(file),
  );
  return { ...manifest, files: Object.fromEntries(files), pages: [] };
}

/** Removes what composers before kept for the whole store, once the site holds it. */
export async function removeFormer(store: string, disk: Disk): Promise<void> {
  if (!existsSync(join(store, 'site', STATE_FILE))) return;
  await disk.remove(join(store, FORMER_STATE_FILE));
  await disk.removeFolder(join(store, FORMER_MANIFESTS));
}
