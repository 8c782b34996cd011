import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { Publication } from '../publishing/publication.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import type { Finding, Refusal } from '../validation/finding.ts';
import type { Validator } from '../validation/validator.ts';
import type { Pins } from './pins.ts';
import type { PublisherStatus } from './statusSchema.ts';

/** What visitors see of a publisher, and what was refused of it last. */
export interface ReleaseReport
  extends Pick<PublisherStatus, 'activeSince' | 'publishing' | 'failure' | 'pin' | 'kept'> {
  manifest: Manifest | undefined;
  refused: Refusal | undefined;
  breaks: Finding[];
  preview:
    | { location: string; manifest: Manifest | undefined; refused: Refusal | undefined }
    | undefined;
}

/** The report on one publisher. */
export function releaseReport(
  name: string,
  { active, pins, validator, publication }: ReportSources,
): ReleaseReport {
  const { manifest, since } = active.seenOf(name);
  const location = pins.overrides.previews[name];
  const refused = validator.refused.preview.get(name);
  const activated = active.activeOf(name);
  const next = activated && releaseId(activated);
  return {
    manifest,
    activeSince: since,
    publishing: next && next !== (manifest && releaseId(manifest)) ? next : undefined,
    failure: publication.failures.get(name),
    refused: validator.refused.active.get(name),
    kept: Object.keys(active.stateOf(name).retired).length,
    pin: pins.reportOn(name, validator.downloaded.active.get(name)),
    breaks: validator.brokenBy(name),
    preview: location ? { location, manifest: active.previewOf(name), refused } : undefined,
  };
}

interface ReportSources {
  active: ActiveReleases;
  pins: Pins;
  validator: Validator;
  publication: Publication;
}
