import type { Manifest } from '@site/contract/manifest.ts';
import type { PublisherState } from './state.ts';

/** How long open tabs still request the files of a retired release, in hours that a composer ran. */
export const WEEK_HOURS = 7 * 24;

/**
 * What is kept of one publisher's retired releases at most. A publisher that publishes a build of 20,000 files with
 * each poll ended the composer by its memory after 65 of them.
 */
export const KEPT = {
  builds: 10,
  /** Former data of builds: an hour of imports every two minutes. No browser requests their documents. */
  states: 30,
  files: 40_000,
  bytes: 400_000_000,
};

/**
 * The retired releases of a publisher that are kept: of the last week, and within `KEPT`. Manifests of releases beyond
 * the allowed number are not read; the newest release is always kept.
 */
export function keptOf(
  { active, retired }: PublisherState,
  hours: number,
  forgotten: readonly string[],
  read: (id: string) => Manifest | undefined,
): PublisherState['retired'] {
  const builds = new Set(active && [buildOf(active.id)]);
  const content = new Set<string>();
  let [states, files, bytes] = [0, 0, 0];
  return retired.filter(({ id, hour }, at) => {
    if (hours - hour >= WEEK_HOURS || forgotten.includes(id)) return false;
    const isState = builds.has(buildOf(id));
    if (isState ? states >= KEPT.states : builds.size > KEPT.builds) return false;
    const listed = Object.values(read(id)?.files ?? {});
    const fresh = new Map(listed.map(({ sha256, size }) => [sha256, size]));
    for (const sha256 of content) fresh.delete(sha256);
    const size = [...fresh.values()].reduce((sum, one) => sum + one, 0);
    if (at > 0 && (files + listed.length > KEPT.files || bytes + size > KEPT.bytes)) return false;
    builds.add(buildOf(id));
    for (const sha256 of fresh.keys()) content.add(sha256);
    if (isState) states += 1;
    files += listed.length;
    bytes += size;
    return true;
  });
}

export const buildOf = (id: string): string => id.split('.', 1).join();

/** A retired state of data, as far as open tabs need it: no browser requests its documents. */
export function filesOnly(manifest: Manifest): Manifest {
  const files = Object.entries(manifest.files).filter(([file]) =>
    /^(assets|brand|files)\//.test(file),
  );
  return { ...manifest, files: Object.fromEntries(files), pages: [] };
}
