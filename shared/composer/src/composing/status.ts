import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import * as z from 'zod';
import { escapeHtml } from '../base/html.ts';
import { takenOver } from '../validation/claims.ts';
import { formatFinding } from '../validation/finding.ts';
import { deadRedirects } from '../validation/redirects.ts';
import type { Composer } from './composer.ts';
import { refusedMapsSchema } from './edgeReport.ts';
import { previewName } from './plan.ts';
import type { Poller } from './poller.ts';
import type { Refusal } from './validator.ts';

const text = z.string().optional();

/** Which rule a release broke first, and since when it is refused. */
const refusalSchema = z.object({
  rule: z.string(),
  why: z.string(),
  release: text,
  since: z.string(),
  /** How many promises it breaks. */
  findings: z.number(),
});

const contactShape = {
  lastContact: text,
  /** Why it cannot be reached, or its release not be got. */
  problem: text,
  problemSince: text,
  /** Why its newest release is not active. */
  refusal: refusalSchema.optional(),
};

const publisherSchema = z.object({
  name: z.string(),
  location: z.string(),
  version: text,
  release: text,
  contract: z.number().optional(),
  configuration: text,
  activeSince: text,
  ...contactShape,
  /** Why files of its active release are missing here. */
  failure: z.object({ why: z.string(), since: z.string() }).optional(),
  /** The build that operators hold it at, what waits for it, and why it could not be followed. */
  pin: z.object({ build: z.string(), waiting: text, trouble: text }).optional(),
  /** What it breaks, where operators forced it. */
  breaks: z.array(z.string()).optional(),
  /** What the preview cookie shows in its place. */
  preview: z
    .object({
      location: z.string(),
      /** The cookie's value; nothing until the preview was downloaded. */
      name: text,
      ...contactShape,
    })
    .optional(),
  /** Releases before whose files still answer. */
  kept: z.number(),
});

/** `/status.json`: the present status. */
export const statusSchema = z.object({
  /** When the composer's last poll cycle ended. */
  polledAt: z.string(),
  /** What is wrong with the site as a whole. */
  warnings: z.array(z.string()),
  publishers: z.array(publisherSchema),
  /** The maps that nginx refuses, if any: visitors get redirects and policies of before. */
  refusedMaps: refusedMapsSchema.optional(),
});

export type Status = z.infer<typeof statusSchema>;
export type PublisherStatus = z.infer<typeof publisherSchema>;

/** The present status. */
export function statusOf(
  composer: Composer,
  pollers: readonly Poller[],
  previews: ReadonlyMap<string, Poller>,
  at: Date,
): Status {
  const publishers = pollers.map((poller): PublisherStatus => {
    const { manifest, since, refused, failure, kept, pin, breaks, preview } = composer.reportOn(
      poller.name,
    );
    return {
      name: poller.name,
      location: poller.location,
      version: manifest?.version,
      release: manifest && releaseId(manifest),
      contract: manifest?.contract,
      configuration: manifest?.configuration,
      activeSince: since,
      ...poller.contact,
      refusal: refusalOf(refused),
      failure,
      pin,
      ...(breaks.length > 0 ? { breaks: breaks.map(({ message }) => message) } : {}),
      preview: preview && {
        location: preview.location,
        name: preview.manifest && previewName(preview.manifest),
        ...previews.get(poller.name)?.contact,
        refusal: refusalOf(preview.refused),
      },
      kept,
    };
  });
  const manifests = pollers.flatMap(({ name }) => composer.reportOn(name).manifest ?? []);
  const warnings = [
    ...configurationWarnings(publishers),
    ...takeoverWarnings(manifests),
    ...redirectWarnings(manifests),
  ];
  return { polledAt: at.toISOString(), warnings, publishers };
}

function refusalOf(refused: Refusal | undefined): PublisherStatus['refusal'] {
  const [first] = refused?.findings ?? [];
  if (!refused || !first) return undefined;
  const { manifest, since, findings } = refused;
  const release = manifest && releaseId(manifest);
  return { rule: first.rule, why: formatFinding(first), release, since, findings: findings.length };
}

function takeoverWarnings(manifests: readonly Manifest[]): string[] {
  return manifests.flatMap((manifest) =>
    takenOver(manifest, manifests).map(
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

/** Pin, force and preview of a publisher in words. */
export function overridesOf({ pin, breaks, preview }: PublisherStatus): string {
  const parts = [
    pin && `pinned to ${pin.build}${pin.waiting ? `, ${pin.waiting} waits` : ''}`,
    breaks && `forced, and pages stay unhydrated: ${breaks.join('; ')}`,
    preview &&
      `preview ${preview.name ?? preview.location}${preview.refusal || preview.problem ? `: ${preview.refusal?.why ?? preview.problem}` : ''}`,
  ];
  return parts.filter(Boolean).join('; ');
}

/** What is the matter with a publisher, and since when. */
function troubleOf({ pin, refusal, failure, problem, problemSince }: PublisherStatus): string {
  const parts = [
    pin?.trouble,
    refusal && `${refusal.why} (since ${refusal.since})`,
    failure && `${failure.why} (since ${failure.since})`,
    problem && `${problem} (since ${problemSince})`,
  ];
  return parts.filter(Boolean).join('; ');
}

function statusPage({ polledAt, warnings, publishers, refusedMaps }: Status): string {
  const lines = refusedMaps
    ? [`nginx refuses the edge's maps since ${refusedMaps.since}: ${refusedMaps.why}`, ...warnings]
    : warnings;
  const rows = publishers.map((publisher) => {
    const { name, version = '–', release = '–', contract = '–', activeSince = '–' } = publisher;
    const trouble = troubleOf(publisher);
    const cells = [name, version, release, contract, activeSince, publisher.lastContact ?? '–'];
    cells.push(overridesOf(publisher));
    return `<tr${trouble ? ' class="trouble"' : ''}>${[...cells, publisher.kept, trouble]
      .map((cell) => `<td>${escapeHtml(String(cell))}</td>`)
      .join('')}</tr>`;
  });
  const heads =
    'Publisher,Version,Release,Contract,Active since,Last contact,Overrides,Kept,Trouble';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>Status</title>
</head>
<body>
<h1>Status</h1>
<p>The composer's last poll cycle ended at <time>${escapeHtml(polledAt)}</time>.</p>
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
