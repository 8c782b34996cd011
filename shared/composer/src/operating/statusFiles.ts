import { join } from 'node:path';
import { plainText, plainTexts } from '../base/plainText.ts';
import { STATUS_FOLDER } from '../publishing/generation.ts';
import { realDisk } from '../store/disk.ts';
import type { PublisherStatus, Status } from './status.ts';

/**
 * Writes the status, for people, for scripts, for monitors: into the store for operators, and into the folder that
 * visitors see. Edges copy it with that folder, so an edge without room for the next generation reports its own.
 */
export async function writeStatus(store: string, site: string | undefined, status: Status) {
  const texts = {
    'status.txt': statusText(status),
    'status.json': `${JSON.stringify(status, plainTexts, 1)}\n`,
    metrics: await metricsOf(status, store),
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = join(store, 'status', name);
    await realDisk.write(file, text);
    if (site) await realDisk.link(file, join(site, STATUS_FOLDER, name));
  }
}

/** The rules that a forced shell may break. */
const FORCEABLE = new Set(['contract', 'shared-packages', 'runtime']);

/** The status for people: what `/status` answers, and what the command `releases` prints. */
function statusText({ polledAt, warnings, publishers }: Status): string {
  const rows = publishers.flatMap((publisher) => [
    `${publisher.name.padEnd(18)} ${publisher.release ?? 'nothing active'}`,
    ...detailsOf(publisher).map((line) => `  ${line}`),
  ]);
  const title = `The site as its composer saw it at ${polledAt}:`;
  return `${[title, ...rows, ...warnings].map((line) => line.replace(/\S.*/s, plainText)).join('\n')}\n`;
}

function detailsOf(publisher: PublisherStatus): string[] {
  const { name, builds, pin, breaks, preview, problem, failure, refusal } = publisher;
  const { pausedSeconds, fragments = [] } = publisher;
  const [, ...others] = builds;
  const isForceable = name === 'shell' && refusal && FORCEABLE.has(refusal.rule);
  return [
    pin && `pinned to ${pin.build}${pin.waiting ? `, ${pin.waiting} waits` : ''}`,
    breaks && `forced, and pages stay unhydrated: ${breaks.join('; ')}`,
    preview && `preview ${preview.name ?? preview.location}`,
    preview?.refusal?.why ?? preview?.problem,
    pin?.trouble && `the pin cannot be followed: ${pin.trouble}`,
    preview?.name && `to see it: any page of the site with ?preview=${preview.name}`,
    problem,
    pausedSeconds && `it changes with each poll, and is polled again after ${pausedSeconds} s`,
    failure?.why,
    refusal?.why,
    isForceable && `to activate it all the same: releases force shell ${refusal.release}`,
    ...fragments.map((use) => `fragment ${use}`),
    others.length > 0 && `kept: ${others.join(' ')}`,
  ].flatMap((line) => line || []);
}

type Sample = [value: number | undefined, labels?: Record<string, string>];

const ofPublishers =
  (read: (publisher: PublisherStatus) => Sample) =>
  ({ publishers }: Status): Sample[] =>
    publishers.map((one) => {
      const [value, labels] = read(one);
      return [value, { publisher: one.name, ...labels }];
    });

const METRICS: Record<string, [help: string, read: (status: Status, free: number) => Sample[]]> = {
  polled_timestamp_seconds: [
    'When the last poll cycle ended.',
    ({ polledAt }) => [[unixSeconds(polledAt)]],
  ],
  warnings: ['Warnings that hold for the site as a whole.', ({ warnings }) => [[warnings.length]]],
  composer_memory_bytes: ['Memory of the composer.', () => [[process.memoryUsage.rss()]]],
  store_free_bytes: ["Space that is left on the composer's disk.", (_, free) => [[free]]],
  file_refused_timestamp_seconds: [
    'Since when a file of the operators cannot be read, and everything stays as it was.',
    ({ refusedFiles }) => refusedFiles.map(({ file, since }) => [unixSeconds(since), { file }]),
  ],
  publisher_release: [
    'The active release of a publisher, as a label; edges that agree have the same.',
    ofPublishers(({ release }) => (release ? [1, { release }] : [undefined])),
  ],
  publisher_refused_timestamp_seconds: [
    'Since when its newest release is refused, and by which rule.',
    ofPublishers(({ refusal }) => [unixSeconds(refusal?.since), { rule: refusal?.rule ?? '' }]),
  ],
  publisher_problem_timestamp_seconds: [
    'Since when it does not answer, or not whole.',
    ofPublishers(({ problemSince }) => [unixSeconds(problemSince)]),
  ],
  publisher_pinned: [
    'Whether operators hold it at a build.',
    ofPublishers(({ pin }) => [pin ? 1 : 0]),
  ],
  publisher_paused_seconds: [
    'The pause until its next poll, where it publishes more often than it can be published.',
    ofPublishers(({ pausedSeconds }) => [pausedSeconds]),
  ],
  publisher_visible_seconds: [
    'How long its last release took from the poll that saw it to visitors.',
    ofPublishers(({ visibleSeconds }) => [visibleSeconds]),
  ],
  publisher_kept_bytes: [
    'Files of all its releases that are kept, each content once, before compression.',
    ofPublishers(({ keptBytes }) => [keptBytes]),
  ],
  publisher_downloaded_bytes_total: [
    'What came of it since the composer started.',
    ofPublishers(({ downloadedBytes }) => [downloadedBytes]),
  ],
};

/** The status in OpenMetrics text, times in seconds since 1970; `store` is a folder on the composer's disk. */
export async function metricsOf(status: Status, store: string): Promise<string> {
  const free = await realDisk.free(store);
  const lines = Object.entries(METRICS).flatMap(([name, [help, read]]) => {
    const values = read(status, free).flatMap(([value, labels = {}]) => {
      const pairs = Object.entries(labels).map(([label, text]) => `${label}=${quoted(text)}`);
      return value === undefined
        ? []
        : `site_${name}${pairs.length > 0 ? `{${pairs}}` : ''} ${value}`;
    });
    const family = `site_${name.replace(/_total$/, '')}`;
    const type = name.endsWith('_total') ? 'counter' : 'gauge';
    return values.length > 0
      ? [`# TYPE ${family} ${type}`, `# HELP ${family} ${help}`, ...values]
      : [];
  });
  return [...lines, '# EOF\n'].join('\n');
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

function unixSeconds(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Date.parse(time) / 1000;
}
