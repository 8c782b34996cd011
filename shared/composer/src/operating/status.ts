import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { Poller } from '../fetch/poller.ts';
import type { Publication } from '../publishing/publication.ts';
import { previewName } from '../site/plan.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import type { Disk } from '../store/disk.ts';
import type { Slot } from '../store/state.ts';
import { takenOver } from '../validation/claims.ts';
import { formatFinding, type Refusal } from '../validation/finding.ts';
import { deadRedirects } from '../validation/redirects.ts';
import type { Validator } from '../validation/validator.ts';
import { metricsOf } from './metrics.ts';
import type { Pins } from './pins.ts';
import type { PublisherStatus, Status } from './statusSchema.ts';

interface ReportSources {
  active: ActiveReleases;
  pins: Pins;
  validator: Validator;
  publication: Publication;
}

/** What visitors see of a publisher, and what was refused of it last. */
export function reportOn(name: string, { active, pins, validator, publication }: ReportSources) {
  const { manifest, since } = active.seenOf(name);
  const { active: next, retired } = active.stateOf(name);
  const location = pins.overrides.previews[name];
  return {
    manifest,
    activeSince: since,
    publishing: next?.id === (manifest && releaseId(manifest)) ? undefined : next?.id,
    failure: publication.failures.get(name),
    refused: validator.refused.active.get(name),
    kept: Object.keys(retired).length,
    builds: [...new Set(active.releasesOf(name).map(({ build }) => build))],
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

/** The present status. */
export function statusOf(
  report: (name: string) => ReturnType<typeof reportOn>,
  pollers: Record<Slot, ReadonlyMap<string, Poller>>,
): Status {
  const manifests: Manifest[] = [];
  const publishers = [...pollers.active.values()].map((poller): PublisherStatus => {
    const { name, source } = poller.options;
    const { manifest, refused, breaks, preview, ...others } = report(name);
    const files = Object.values(manifest?.files ?? {});
    if (manifest) manifests.push(manifest);
    return {
      name,
      location: source.label,
      version: manifest?.version,
      release: manifest && releaseId(manifest),
      contract: manifest?.contract,
      configuration: manifest?.configuration,
      files: manifest && files.length,
      bytes: manifest && files.reduce((sum, { size }) => sum + size, 0),
      ...poller.contact,
      ...others,
      refusal: refusalOf(refused),
      breaks: breaks.length > 0 ? breaks.map(({ message }) => message) : undefined,
      preview: preview && {
        location: preview.location,
        name: preview.manifest && previewName(preview.manifest),
        ...pollers.preview.get(name)?.contact,
        refusal: refusalOf(preview.refused),
      },
    };
  });
  const warnings = [
    ...configurationWarnings(publishers),
    ...manifests.flatMap(({ name, notice }) => (notice ? [`${name}: ${notice}.`] : [])),
    ...manifests.flatMap((manifest) =>
      takenOver(manifest, manifests).map(
        ({ path, by }) => `${path} is ${by}'s now; ${manifest.name} still claims it, and may stop.`,
      ),
    ),
    ...deadRedirects(manifests).map(
      ({ name, from, to }) =>
        `${from} of ${name} leads to ${to}, which is no page: it is not followed.`,
    ),
  ];
  return { polledAt: new Date().toISOString(), warnings, publishers };
}

function refusalOf(refused: Refusal | undefined): PublisherStatus['refusal'] {
  const [first] = refused?.findings ?? [];
  if (!refused || !first) return undefined;
  const { manifest, since, findings } = refused;
  const release = manifest && releaseId(manifest);
  return { rule: first.rule, why: formatFinding(first), release, since, findings: findings.length };
}

function configurationWarnings(publishers: readonly PublisherStatus[]): string[] {
  const built = publishers.filter(({ configuration }) => configuration);
  if (new Set(built.map(({ configuration }) => configuration)).size < 2) return [];
  const list = built.map(({ name, configuration }) => `${name} ${configuration}`).join(', ');
  return [`The publishers were built with different configurations: ${list}.`];
}

/** Writes the status where the edge serves it: for people, for scripts, for monitors. */
export async function writeStatus(store: string, disk: Disk, status: Status): Promise<void> {
  const file = (name: string) => join(store, 'status', name);
  await disk.write(file('status.json'), `${JSON.stringify(status, null, 1)}\n`);
  await disk.write(file('status.txt'), statusText(status));
  await disk.write(file('metrics'), await metricsOf(status, store));
}

/** What a shell that is forced may break in remotes. */
const FORCEABLE = new Set(['contract', 'shared-packages', 'runtime']);

/** The status for people: what `/status` answers, and what the command `releases` prints. */
export function statusText({ polledAt, warnings, publishers }: Status): string {
  const rows = publishers.flatMap((publisher) => [
    `${publisher.name.padEnd(18)} ${publisher.release ?? 'nothing active'}`,
    ...detailsOf(publisher).map((line) => `  ${line}`),
  ]);
  return [`The site as its composer saw it at ${polledAt}:`, ...rows, ...warnings, ''].join('\n');
}

function detailsOf(publisher: PublisherStatus): string[] {
  const { name, builds, pin, breaks, preview, problem, failure, refusal } = publisher;
  const [, ...others] = builds ?? [];
  const isForceable = name === 'shell' && refusal && FORCEABLE.has(refusal.rule);
  return [
    pin && `pinned to ${pin.build}${pin.waiting ? `, ${pin.waiting} waits` : ''}`,
    breaks && `forced, and pages stay unhydrated: ${breaks.join('; ')}`,
    preview && `preview ${preview.name ?? preview.location}`,
    preview?.refusal?.why ?? preview?.problem,
    pin?.trouble && `the pin cannot be followed: ${pin.trouble}`,
    preview?.name && `to see it: any page of the site with ?preview=${preview.name}`,
    problem,
    failure?.why,
    refusal?.why,
    isForceable && `to activate it all the same: releases force shell ${refusal.release}`,
    others.length > 0 && `kept: ${others.join(' ')}`,
  ].flatMap((line) => line || []);
}
