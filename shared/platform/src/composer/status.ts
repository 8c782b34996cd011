import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { handedOver } from '../contract-check/claims.ts';
import { formatFinding } from '../contract-check/finding.ts';
import { deadRedirects } from '../contract-check/redirects.ts';
import { escapeHtml } from '../render/html.ts';
import { candidateName } from './candidates.ts';
import type { Composer } from './composer.ts';
import type { RefusedMaps } from './edgeReport.ts';
import type { Watch } from './watch.ts';

/** How one publisher stands. */
export interface PublisherStatus {
  name: string;
  location: string;
  version?: string | undefined;
  release?: string | undefined;
  contract?: number | undefined;
  configuration?: string | undefined;
  onStageSince?: string | undefined;
  lastContact?: string | undefined;
  /** Why it cannot be reached, or its release not be got. */
  problem?: string | undefined;
  /** Why its newest release is not on stage. */
  refusal?: { rule: string; why: string; release?: string | undefined } | undefined;
  /** The build that operators hold it at, what waits for it, and why it could not be followed. */
  pin?: { build: string; waiting?: string | undefined; trouble?: string | undefined } | undefined;
  /** What it breaks, where operators put it on stage in spite of that. */
  breaks?: string[] | undefined;
  /** What is tried beside it. */
  candidate?: CandidateStatus | undefined;
  /** Releases before whose files still answer. */
  kept: number;
}

/** How a candidate stands. */
export interface CandidateStatus {
  location: string;
  /** Of a hundred visitors, how many see it. */
  share: number;
  /** What the cookie `candidate` names to see it; nothing until it was taken in. */
  name?: string | undefined;
  lastContact?: string | undefined;
  problem?: string | undefined;
  refusal?: string | undefined;
}

export interface Status {
  /** The composer's pulse: when it last went round. */
  at: string;
  /** What is the matter with the site as a whole. */
  warnings: string[];
  publishers: PublisherStatus[];
  /** The maps that nginx refuses, if any: visitors get redirects and policies of before. */
  refusedMaps?: RefusedMaps | undefined;
}

/** How everything stands now. */
export function statusOf(
  composer: Composer,
  watches: readonly Watch[],
  trials: ReadonlyMap<string, Watch>,
  at: Date,
): Status {
  const publishers = watches.map((watch): PublisherStatus => {
    const { manifest, since, refused, kept, pin, breaks, candidate } = composer.reportOn(
      watch.name,
    );
    const [first] = refused?.findings ?? [];
    return {
      name: watch.name,
      location: watch.location,
      version: manifest?.version,
      release: manifest && releaseId(manifest),
      contract: manifest?.contract,
      configuration: manifest?.configuration,
      onStageSince: since,
      ...watch.contact,
      refusal: first && {
        rule: first.rule,
        why: formatFinding(first),
        release: refused?.manifest && releaseId(refused.manifest),
      },
      pin,
      ...(breaks.length > 0 ? { breaks: breaks.map(({ message }) => message) } : {}),
      candidate: candidate && {
        location: candidate.location,
        share: candidate.share,
        name: candidate.manifest && candidateName(candidate.manifest),
        ...trials.get(watch.name)?.contact,
        refusal: candidate.refused?.findings.map(formatFinding)[0],
      },
      kept,
    };
  });
  const manifests = watches.flatMap(({ name }) => composer.reportOn(name).manifest ?? []);
  const warnings = [
    ...configurationWarnings(publishers),
    ...handOverWarnings(manifests),
    ...redirectWarnings(manifests),
  ];
  return { at: at.toISOString(), warnings, publishers };
}

function handOverWarnings(manifests: readonly Manifest[]): string[] {
  return manifests.flatMap((manifest) =>
    handedOver(manifest, manifests).map(
      ({ path, by }) => `${path} is ${by}'s now; ${manifest.name} still claims it, and may stop.`,
    ),
  );
}

function redirectWarnings(manifests: readonly Manifest[]): string[] {
  return deadRedirects(manifests).map(
    ({ name, from, to }) =>
      `${from} of ${name} leads to ${to}, which is no page: it is not followed.`,
  );
}

function configurationWarnings(publishers: readonly PublisherStatus[]): string[] {
  const configurations = new Map(
    publishers.flatMap(({ name, configuration }) => (configuration ? [[name, configuration]] : [])),
  );
  const differs = new Set(configurations.values()).size > 1;
  return differs
    ? [
        `The publishers were built with different configurations: ${[...configurations].map(([name, hash]) => `${name} ${hash}`).join(', ')}.`,
      ]
    : [];
}

/** Writes the status where the edge serves it, for people and for machines. */
export async function writeStatus(composer: Composer, status: Status): Promise<void> {
  const file = (ending: string) => join(composer.store, 'site/status', `status.${ending}`);
  await composer.disk.write(file('json'), `${JSON.stringify(status, null, 1)}\n`);
  await composer.disk.write(file('html'), statusPage(status));
}

export type Steered = Pick<PublisherStatus, 'pin' | 'breaks' | 'candidate'>;

/** Pin, force and candidate of a publisher in words. */
export function steeringOf({ pin, breaks, candidate }: Steered): string {
  const parts = [
    pin && `pinned to ${pin.build}${pin.waiting ? `, ${pin.waiting} waits` : ''}`,
    breaks && `forced, and pages stay static: ${breaks.join('; ')}`,
    candidate &&
      `candidate ${candidate.name ?? candidate.location} for ${candidate.share} %${candidate.refusal || candidate.problem ? `: ${candidate.refusal ?? candidate.problem}` : ''}`,
  ];
  return parts.filter(Boolean).join('; ');
}

function statusPage({ at, warnings, publishers, refusedMaps }: Status): string {
  const lines = refusedMaps
    ? [`nginx refuses the edge's maps since ${refusedMaps.since}: ${refusedMaps.why}`, ...warnings]
    : warnings;
  const rows = publishers.map((publisher) => {
    const { name, version = '–', release = '–', contract = '–', onStageSince = '–' } = publisher;
    const trouble = publisher.pin?.trouble ?? publisher.refusal?.why ?? publisher.problem ?? '';
    const cells = [name, version, release, contract, onStageSince, publisher.lastContact ?? '–'];
    cells.push(steeringOf(publisher));
    return `<tr${trouble ? ' class="trouble"' : ''}>${[...cells, publisher.kept, trouble]
      .map((cell) => `<td>${escapeHtml(String(cell))}</td>`)
      .join('')}</tr>`;
  });
  const heads =
    'Publisher,Version,Release,Contract,On stage since,Last contact,Steered,Kept,Trouble';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>Status</title>
</head>
<body>
<h1>Status</h1>
<p>The composer went round last at <time>${escapeHtml(at)}</time>.</p>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<table border="1" cellpadding="6">
<thead><tr>${heads
    .split(',')
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
</body>
</html>
`;
}
