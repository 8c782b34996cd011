import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, manifestSchema, releaseId } from '@site/contract/manifest.ts';
import { type Disk, readStored } from './disk.ts';
import { FORMER_STATE_FILE, idsOf, type PublisherState, STATE_FILE, type State } from './state.ts';

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

  /** Those of all publishers, also of those that are not listed now. */
  all({ publishers }: State): Manifest[] {
    return Object.entries(publishers).flatMap(([name, publisher]) => this.of(name, publisher));
  }

  /**
   * At a start, puts the `newest` release that is kept in the place of an active one without a manifest: that would take
   * all its pages with it.
   */
  replaceUnreadable(
    name: string,
    publisher: PublisherState,
    newest: () => Manifest | undefined,
    onDamaged: (file: string) => void,
  ): void {
    const { active, retired } = publisher;
    if (!active || this.read(name, active.id)) return;
    onDamaged(manifestFile(name, active.id));
    const kept = newest();
    if (!kept) return;
    const id = releaseId(kept);
    publisher.active = { id, since: retired[id] ?? active.since };
    delete retired[id];
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
