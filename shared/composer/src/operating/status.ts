import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { RefusedFile } from '../base/follow.ts';
import type { Poller } from '../fetch/poller.ts';
import type { Publication } from '../publishing/publication.ts';
import { fragmentUses } from '../site/fragments.ts';
import { previewName } from '../site/plan.ts';
import type { Releases } from '../store/releases.ts';
import type { PublisherState, Slot } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import { formatFinding, type Refusal } from '../validation/finding.ts';
import type { Validator } from '../validation/validator.ts';

/** `/status.json`. */
export type Status = ReturnType<typeof statusOf>;
export type PublisherStatus = Status['publishers'][number];

interface Site {
  store: Store;
  validator: Validator;
  publication: Publication;
}
type Pollers = Record<Slot, ReadonlyMap<string, Poller>>;

/** The present status. `refusedFiles` are files of operators that cannot be read. */
export function statusOf(site: Site, pollers: Pollers, refusedFiles: readonly RefusedFile[]) {
  const { releases } = site.store;
  const all = releases.names.flatMap((name) => releases.releaseOf(name) ?? []);
  const publishers = releases.names.map((name) => publisherStatus(site, name, pollers, all));
  return {
    polledAt: new Date().toISOString(),
    warnings: [
      ...refusedFiles.map(
        ({ file, why }) => `${file}.json is not followed, nothing changes: ${why}`,
      ),
      ...site.publication.warnings,
    ],
    refusedFiles,
    publishers,
    /** Whether every preview was downloaded, or failed for a reason. */
    isSettled: publishers.every(
      ({ preview }) => !preview || preview.name || preview.problem || preview.refusal,
    ),
  };
}

function publisherStatus(
  { store, validator, publication }: Site,
  name: string,
  pollers: Pollers,
  all: readonly Manifest[],
) {
  const { releases } = store;
  const poller = pollers.active.get(name);
  const manifest = releases.releaseOf(name);
  const { active, retired } = releases.stateOf(name);
  const breaks = validator.brokenBy(name).map(({ message }) => message);
  const location = releases.state.overrides.previews[name];
  const preview = releases.releaseOf(name, 'preview');
  return {
    name,
    location: poller?.options.source.label,
    version: manifest?.version,
    release: manifest && releaseId(manifest),
    configuration: manifest?.configuration,
    activeSince: active?.since,
    fragments: manifest && fragmentUses(manifest, all),
    ...poller?.contact,
    /** Why files of its active release are missing here, and since when. */
    failure: publication.failures.get(name),
    refusal: refusalOf(validator.refused.active.get(name)),
    breaks: breaks.length > 0 ? breaks : undefined,
    /** Number of retired releases whose files are still served, and bytes of all kept files. */
    kept: retired.length,
    keptBytes: keptBytes(name, releases),
    downloadedBytes: store.downloaded.get(name) ?? 0,
    /** Builds of which a release is kept, the active one first. */
    builds: [...new Set(releases.releasesOf(name).map(({ build }) => build))],
    /** The pinned build, the release that waits behind the pin, and why the pin cannot be followed. */
    pin: releases.pinStatus(name, validator.offered.active.get(name)?.manifest),
    /** The release that the preview cookie shows; once it was downloaded, `name` is the cookie's value. */
    preview: location
      ? {
          location,
          name: preview && previewName(preview),
          ...pollers.preview.get(name)?.contact,
          refusal: refusalOf(validator.refused.preview.get(name)),
        }
      : undefined,
  };
}

/** The key is the array of retired releases: each change of the releases makes a new array. */
const keptSizes = new WeakMap<PublisherState['retired'], number>();

/**
 * Bytes of the files that are kept of a publisher, each content once. They are added up with each change: for 70,000
 * files that takes 200 ms, and the status is made with each poll.
 */
export function keptBytes(name: string, releases: Releases): number {
  const { retired } = releases.stateOf(name);
  const known = keptSizes.get(retired);
  if (known !== undefined) return known;
  const files = releases.releasesOf(name).flatMap((manifest) => Object.values(manifest.files));
  const sizes = new Map(files.map(({ sha256, size }) => [sha256, size]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  keptSizes.set(retired, bytes);
  return bytes;
}

/** Which rule a release broke first, since when it is refused, and how many promises it breaks. */
function refusalOf(refused: Refusal | undefined) {
  const [first] = refused?.findings ?? [];
  if (!refused || !first) return undefined;
  const { manifest, since, findings } = refused;
  const release = manifest && releaseId(manifest);
  return { rule: first.rule, why: formatFinding(first), release, since, findings: findings.length };
}
