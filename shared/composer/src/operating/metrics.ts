import { statfs } from 'node:fs/promises';
import type { PublisherStatus, Status } from './statusSchema.ts';

type Labels = Record<string, string>;
type Sample = [value: number, labels?: Labels];

/** One metric: a name that ends with its unit, what it says, and its values. */
interface Metric {
  name: string;
  help: string;
  samples: Sample[];
}

const UNITS = /_(seconds|bytes)$/;

/**
 * The status in OpenMetrics text, for monitors: times in seconds since 1970, one value for each publisher
 * that has it. `store` is a folder on the composer's disk. Memory is this process's.
 */
export async function metricsOf(status: Status, store: string): Promise<string> {
  const { bavail, bsize } = await statfs(store);
  const memory = process.memoryUsage.rss();
  const metrics = [...siteMetrics(status, memory, bavail * bsize), ...publisherMetrics(status)];
  return `${metrics.map(textOf).join('')}# EOF\n`;
}

function siteMetrics(status: Status, memory: number, free: number): Metric[] {
  const { polledAt, warnings, refusedMaps } = status;
  const metric = (name: string, help: string, ...values: (number | undefined)[]): Metric => ({
    name: `site_${name}`,
    help,
    samples: values.flatMap((value) => (value === undefined ? [] : [[value]])),
  });
  return [
    metric('polled_timestamp_seconds', 'When the last poll cycle ended.', secondsOf(polledAt)),
    metric('warnings', 'Warnings that hold for the site as a whole.', warnings.length),
    metric(
      'maps_refused_timestamp_seconds',
      "Since when nginx refuses the edge's maps.",
      secondsOf(refusedMaps?.since),
    ),
    metric('composer_memory_bytes', 'Memory of the composer.', memory),
    metric('store_free_bytes', "Space that is left on the composer's disk.", free),
  ];
}

function publisherMetrics({ publishers }: Status): Metric[] {
  const metric = (
    name: string,
    help: string,
    readValue: (publisher: PublisherStatus) => number | undefined,
    labelsOf: (publisher: PublisherStatus) => Labels = () => ({}),
  ): Metric => ({
    name: `site_publisher_${name}`,
    help,
    samples: publishers.flatMap((publisher): Sample[] => {
      const value = readValue(publisher);
      const labels = { publisher: publisher.name, ...labelsOf(publisher) };
      return value === undefined ? [] : [[value, labels]];
    }),
  });
  return [
    metric(
      'release',
      'The active release of a publisher, as a label; edges that agree have the same.',
      ({ release }) => (release ? 1 : undefined),
      ({ release = '' }) => ({ release }),
    ),
    metric('active_timestamp_seconds', 'Since when its release is active.', (one) =>
      secondsOf(one.activeSince),
    ),
    metric(
      'refused_timestamp_seconds',
      'Since when its newest release is refused, and by which rule.',
      ({ refusal }) => secondsOf(refusal?.since),
      ({ refusal }) => ({ rule: refusal?.rule ?? '' }),
    ),
    metric(
      'problem_timestamp_seconds',
      'Since when it does not answer, or not whole.',
      ({ problemSince }) => secondsOf(problemSince),
    ),
    metric('pinned', 'Whether operators hold it at a build.', ({ pin }) => (pin ? 1 : 0)),
    metric('releases', 'Releases that are kept, with the active one.', ({ kept, release }) =>
      release ? kept + 1 : kept,
    ),
    metric('files', 'Files of the active release.', ({ files }) => files),
    metric('size_bytes', 'Size of the active release.', ({ bytes }) => bytes),
    metric(
      'visible_seconds',
      'How long its last release took from the poll that saw it to visitors.',
      ({ visibleSeconds }) => visibleSeconds,
    ),
  ];
}

function secondsOf(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Date.parse(time) / 1000;
}

function textOf({ name, help, samples }: Metric): string {
  const [, unit] = UNITS.exec(name) ?? [];
  const lines = [
    `# TYPE ${name} gauge`,
    ...(unit ? [`# UNIT ${name} ${unit}`] : []),
    `# HELP ${name} ${help}`,
    ...samples.map(([value, labels = {}]) => `${name}${labelText(labels)} ${value}`),
  ];
  return samples.length > 0 ? `${lines.join('\n')}\n` : '';
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
