import { join } from 'node:path';
import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { escapeHtml } from '../base/html.ts';
import type { Poller } from '../fetch/poller.ts';
import { previewName } from '../site/plan.ts';
import { type Disk, readStored } from '../store/disk.ts';
import type { Slot } from '../store/state.ts';
import { takenOver } from '../validation/claims.ts';
import { formatFinding, type Refusal } from '../validation/finding.ts';
import { deadRedirects } from '../validation/redirects.ts';
import { metricsOf } from './metrics.ts';
import type { ReleaseReport } from './releaseReport.ts';
import { type PublisherStatus, refusedMapsSchema, type Status } from './statusSchema.ts';

/** The present status; in the folder `report` the edge says which maps nginx refuses. */
export function statusOf(
  reportOn: (name: string) => ReleaseReport,
  pollers: Record<Slot, ReadonlyMap<string, Poller>>,
  report: string | undefined,
): Status {
  const reports = [...pollers.active.values()].map(({ options: { name, source }, contact }) => {
    const { manifest, refused, breaks, preview, ...others } = reportOn(name);
    const publisher: PublisherStatus = {
      name,
      location: source.label,
      version: manifest?.version,
      release: manifest && releaseId(manifest),
      contract: manifest?.contract,
      configuration: manifest?.configuration,
      ...sizeOf(manifest),
      ...contact,
      ...others,
      refusal: refusalOf(refused),
      ...(breaks.length > 0 ? { breaks: breaks.map(({ message }) => message) } : {}),
      preview: preview && {
        location: preview.location,
        name: preview.manifest && previewName(preview.manifest),
        ...pollers.preview.get(name)?.contact,
        refusal: refusalOf(preview.refused),
      },
    };
    return { publisher, manifest };
  });
  const publishers = reports.map(({ publisher }) => publisher);
  const manifests = reports.flatMap(({ manifest }) => manifest ?? []);
  const refusedMaps = report
    ? readStored(refusedMapsSchema, report, 'refused-maps.json')
    : undefined;
  const warnings = [
    ...(refusedMaps
      ? [`nginx refuses the edge's maps since ${refusedMaps.since}: ${refusedMaps.why}`]
      : []),
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
  return { polledAt: new Date().toISOString(), warnings, publishers, refusedMaps };
}

function sizeOf(manifest: Manifest | undefined): Pick<PublisherStatus, 'files' | 'bytes'> {
  const files = Object.values(manifest?.files ?? {});
  if (files.length === 0) return {};
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
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

/** Writes the status where the edge serves it, for people and for machines. */
export async function writeStatus(store: string, disk: Disk, status: Status): Promise<void> {
  const file = (ending: string) => join(store, 'status', `status.${ending}`);
  await disk.write(file('json'), `${JSON.stringify(status, null, 1)}\n`);
  await disk.write(file('html'), statusPage(status));
  await disk.write(join(store, 'status/metrics'), await metricsOf(status, store));
}

function statusPage(status: Status): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>Status</title></head>
<body><h1>Status</h1>${tableOf(status)}</body>
</html>
`;
}

/** What the JSON says, its lists and objects as tables. */
function tableOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escapeHtml(String(value));
  const rows = Object.entries(value).filter(([, one]) => one !== undefined);
  const cells = rows.map(
    ([key, one]) => `<tr><th scope="row">${key}</th><td>${tableOf(one)}</td></tr>`,
  );
  return `<table border="1">${cells.join('')}</table>`;
}
