import { statfs } from 'node:fs/promises';
import type { PublisherStatus, Status } from './statusSchema.ts';

/** A value, if there is one, and its labels. */
type Sample = [value: number | undefined, labels?: Record<string, string>];

/** What monitors read of each publisher that has it; a name ends with its unit. */
const OF_PUBLISHERS: Record<string, { help: string; read(one: PublisherStatus): Sample }> = {
  release: {
    help: 'The active release of a publisher, as a label; edges that agree have the same.',
    read: ({ release }) => (release ? [1, { release }] : [undefined]),
  },
  active_timestamp_seconds: {
    help: 'Since when its release is active.',
    read: ({ activeSince }) => [secondsOf(activeSince)],
  },
  refused_timestamp_seconds: {
    help: 'Since when its newest release is refused, and by which rule.',
    read: ({ refusal }) => [secondsOf(refusal?.since), { rule: refusal?.rule ?? '' }],
  },
  problem_timestamp_seconds: {
    help: 'Since when it does not answer, or not whole.',
    read: ({ problemSince }) => [secondsOf(problemSince)],
  },
  pinned: {
    help: 'Whether operators hold it at a build.',
    read: ({ pin }) => [pin ? 1 : 0],
  },
  releases: {
    help: 'Releases that are kept, with the active one.',
    read: ({ kept, release }) => [release ? kept + 1 : kept],
  },
  files: { help: 'Files of the active release.', read: ({ files }) => [files] },
  size_bytes: { help: 'Size of the active release.', read: ({ bytes }) => [bytes] },
  visible_seconds: {
    help: 'How long its last release took from the poll that saw it to visitors.',
    read: ({ visibleSeconds }) => [visibleSeconds],
  },
};

/**
 * The status in OpenMetrics text, for monitors: times in seconds since 1970. `store` is a folder on the composer's
 * disk. Memory is this process's.
 */
export async function metricsOf(status: Status, store: string): Promise<string> {
  const { polledAt, warnings, publishers } = status;
  const { bavail, bsize } = await statfs(store);
  const ofSite = (name: string, help: string, value: number | undefined) =>
    linesOf(`site_${name}`, help, [[value]]);
  const ofPublishers = Object.entries(OF_PUBLISHERS).flatMap(([name, { help, read }]) => {
    const samples = publishers.map((one): Sample => {
      const [value, labels] = read(one);
      return [value, { publisher: one.name, ...labels }];
    });
    return linesOf(`site_publisher_${name}`, help, samples);
  });
  const lines = [
    ofSite('polled_timestamp_seconds', 'When the last poll cycle ended.', secondsOf(polledAt)),
    ofSite('warnings', 'Warnings that hold for the site as a whole.', warnings.length),
    ofSite('composer_memory_bytes', 'Memory of the composer.', process.memoryUsage.rss()),
    ofSite('store_free_bytes', "Space that is left on the composer's disk.", bavail * bsize),
    ofPublishers,
    '# EOF\n',
  ];
  return lines.flat().join('\n');
}

function linesOf(name: string, help: string, samples: readonly Sample[]): string[] {
  const values = samples.flatMap(([value, labels = {}]) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}=${quoted(text)}`);
    return value === undefined ? [] : `${name}${pairs.length > 0 ? `{${pairs}}` : ''} ${value}`;
  });
  const [unit] = /(?<=_)(?:seconds|bytes)$/.exec(name) ?? [];
  const head = [`# TYPE ${name} gauge`, ...(unit ? [`# UNIT ${name} ${unit}`] : [])];
  return values.length > 0 ? [...head, `# HELP ${name} ${help}`, ...values] : [];
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

function secondsOf(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Date.parse(time) / 1000;
}
