import type { Manifest } from '@site/contract/manifest.ts';
import type { Overrides } from './overrides.ts';
import type { PublisherState, Slot } from './state.ts';

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

/** Shows a release in the place of another one, or none. That one is retired, unless it is still shown. */
export function show(
  publisher: PublisherState,
  slot: Slot,
  hour: number,
  shown?: NonNullable<PublisherState['active']>,
): void {
  const former = publisher[slot];
  publisher[slot] = shown;
  const isShown = (id: string) => [publisher.active?.id, publisher.preview?.id].includes(id);
  const others = publisher.retired.filter(({ id }) => id !== former?.id);
  const retired = former ? [{ id: former.id, hour }, ...others] : others;
  publisher.retired = retired.filter(({ id }) => !isShown(id));
}

/**
 * The retired releases of a publisher that are kept: of the last week, and within `KEPT`. Only the manifests of those
 * that their number allows are read; the newest one is always kept.
 */
export function keptOf(
  name: string,
  { active, retired }: PublisherState,
  hours: number,
  { forgotten }: Overrides,
  read: (id: string) => Manifest | undefined,
): PublisherState['retired'] {
  const builds = new Set(active && [buildOf(active.id)]);
  const sizes = new Map<string, number>();
  let [states, files] = [0, 0];
  return retired.filter(({ id, hour }, at) => {
    if (hours - hour >= WEEK_HOURS || forgotten[name]?.includes(id)) return false;
    const isState = builds.has(buildOf(id));
    if (isState ? states >= KEPT.states : builds.size > KEPT.builds) return false;
    const listed = Object.values(read(id)?.files ?? {});
    const together = new Map([
      ...sizes,
      ...listed.map(({ sha256, size }) => [sha256, size] as const),
    ]);
    const bytes = [...together.values()].reduce((sum, size) => sum + size, 0);
    if (at > 0 && (files + listed.length > KEPT.files || bytes > KEPT.bytes)) return false;
    builds.add(buildOf(id));
    for (const { sha256, size } of listed) sizes.set(sha256, size);
    if (isState) states += 1;
    files += listed.length;
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
