import { releaseId } from '@site/contract/manifest.ts';
import type { Publication } from '../publishing/publication.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import type { Validator } from '../validation/validator.ts';
import type { Pins } from './pins.ts';

interface ReportSources {
  active: ActiveReleases;
  pins: Pins;
  validator: Validator;
  publication: Publication;
}

/** What visitors see of a publisher, and what was refused of it last. */
export type ReleaseReport = ReturnType<typeof releaseReport>;

/** The report on one publisher. */
export function releaseReport(
  name: string,
  { active, pins, validator, publication }: ReportSources,
) {
  const { manifest, since } = active.seenOf(name);
  const { active: next, retired } = active.stateOf(name);
  const isSeen = next?.id === (manifest && releaseId(manifest));
  const location = pins.overrides.previews[name];
  const refused = validator.refused.preview.get(name);
  return {
    manifest,
    activeSince: since,
    publishing: isSeen ? undefined : next?.id,
    failure: publication.failures.get(name),
    refused: validator.refused.active.get(name),
    kept: Object.keys(retired).length,
    pin: pins.reportOn(name, validator.offered.active.get(name)),
    breaks: validator.brokenBy(name),
    preview: location
      ? { location, manifest: active.releaseOf(name, 'preview'), refused }
      : undefined,
  };
}
