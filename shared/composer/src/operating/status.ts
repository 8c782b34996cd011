import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import type { RefusedFile } from '../base/follow.ts';
import type { Poller } from '../fetch/poller.ts';
import type { Publication } from '../publishing/publication.ts';
import { fragmentUses } from '../site/fragments.ts';
import { previewName } from '../site/plan.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import type { Pins } from '../store/pins.ts';
import type { PublisherState, Slot } from '../store/state.ts';
import { formatFinding, type Refusal } from '../validation/finding.ts';
import type { Validator } from '../validation/validator.ts';

/** `/status.json`. */
export type Status = ReturnType<typeof statusOf>;
export type PublisherStatus = Status['publishers'][number];

/** What visitors see of a publisher, and what was refused of it last. */
export function reportOn(
  name: string,
  active: ActiveReleases,
  pins: Pins,
  validator: Validator,
  publication: Publication,
) {
  const { manifest, since } = active.seenOf(name);
  const { active: next, retired } = active.stateOf(name);
  const location = pins.overrides.previews[name];
  return {
    manifest,
    activeSince: since,
    /** The release that was activated, while visitors do not see it yet. */
    publishing: next?.id === (manifest && releaseId(manifest)) ? undefined : next?.id,
    /** Why files of its active release are missing here, and since when. */
    failure: publication.failures.get(name),
    refused: validator.refused.active.get(name),
    /** Releases before whose files still answer. */
    kept: retired.length,
    keptBytes: keptBytes(name, active),
    downloadedBytes: active.downloaded.get(name) ?? 0,
    /** Builds of which a release is kept, the active one first. */
    builds: [...new Set(active.releasesOf(name).map(({ build }) => build))],
    /** The build that operators hold it at, what waits for it, and why it could not be followed. */
    pin: pins.reportOn(name, validator.offered.active.get(name)),
    breaks: validator.brokenBy(name),
    preview: location
      ? {
          location,
          manifest: active.releaseOf(name, 'preview'),
          refused: validator.refused.preview.get(name),
        }
      : undefined,
  };
}

/** By the list of retired releases, which is another one with each change. */
const keptSizes = new WeakMap<PublisherState['retired'], number>();

/**
 * The size of the files that are kept of a publisher, each content once. It is added up with each change: for 70,000
 * files that takes 200 ms, and the status is made with each poll.
 */
function keptBytes(name: string, active: ActiveReleases): number {
  const { retired } = active.stateOf(name);
  const known = keptSizes.get(retired);
  if (known !== undefined) return known;
  const files = active.releasesOf(name).flatMap((manifest) => Object.values(manifest.files));
  const sizes = new Map(files.map(({ sha256, size }) => [sha256, size]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  keptSizes.set(retired, bytes);
  return bytes;
}

/** What the status is made of, besides pollers. */
interface Site {
  reportOn(name: string): ReturnType<typeof reportOn>;
  active: ActiveReleases;
  warnings: readonly string[];
}
type Pollers = Record<Slot, ReadonlyMap<string, Poller>>;

/**
 * The present status. `refusedFiles` are files of operators that cannot be read; `overrides` were applied last, as JSON.
 */
export function statusOf(
  site: Site,
  pollers: Pollers,
  refusedFiles: readonly RefusedFile[],
  overrides: string,
) {
  const { names } = site.active;
  const manifests = names.flatMap((name) => site.active.seenOf(name).manifest ?? []);
  const publishers = names.map((name) => publisherStatus(site, name, pollers, manifests));
  const warnings = [
    ...refusedFiles.map(({ file, why }) => `${file}.json is not followed, nothing changes: ${why}`),
    ...site.warnings,
  ];
  const polledAt = new Date().toISOString();
  /** Whether visitors see what is active, and every preview was downloaded, or failed for a reason. */
  const isSettled = publishers.every(
    ({ publishing, failure, preview }) =>
      (!publishing || failure) && (!preview || preview.name || preview.problem || preview.refusal),
  );
  const applied = sha256Of(overrides);
  // `warnings` are of the site as a whole.
  return { polledAt, warnings, refusedFiles, publishers, overrides: applied, isSettled };
}

function publisherStatus(site: Site, name: string, pollers: Pollers, seen: readonly Manifest[]) {
  const poller = pollers.active.get(name);
  const { manifest, refused, breaks, preview, ...others } = site.reportOn(name);
  const files = Object.values(manifest?.files ?? {});
  return {
    name,
    location: poller?.options.source.label,
    version: manifest?.version,
    release: manifest && releaseId(manifest),
    contract: manifest?.contract,
    configuration: manifest?.configuration,
    fragments: manifest && fragmentUses(manifest, seen),
    files: manifest && files.length,
    bytes: manifest && files.reduce((sum, { size }) => sum + size, 0),
    ...poller?.contact,
    ...others,
    /** Why its newest release is not active. */
    refusal: refusalOf(refused),
    /** What it breaks, where operators forced it. */
    breaks: breaks.length > 0 ? breaks.map(({ message }) => message) : undefined,
    /** What the preview cookie shows in its place: its value is `name`, once it was downloaded. */
    preview: preview && {
      location: preview.location,
      name: preview.manifest && previewName(preview.manifest),
      ...pollers.preview.get(name)?.contact,
      refusal: refusalOf(preview.refused),
    },
  };
}

/** Which rule a release broke first, since when it is refused, and how many promises it breaks. */
function refusalOf(refused: Refusal | undefined) {
  const [first] = refused?.findings ?? [];
  if (!refused || !first) return undefined;
  const { manifest, since, findings } = refused;
  const release = manifest && releaseId(manifest);
  return { rule: first.rule, why: formatFinding(first), release, since, findings: findings.length };
}
