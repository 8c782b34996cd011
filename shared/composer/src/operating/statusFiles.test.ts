import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EDGE from '@site/edge/nginx/edge.conf.template?raw';
import { expect, test } from 'vitest';
import dashboard from '../../../../deploy/grafana/dashboard.json' with { type: 'json' };
import { temporaryFolder } from '../testing/folders.ts';
import type { PublisherStatus, Status } from './status.ts';
import { metricsOf, writeStatus } from './statusFiles.ts';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');
const ALERTS = join(DEPLOY, 'prometheus');

const publisher: PublisherStatus = {
  name: 'shell',
  location: '/shell',
  ...{ kept: 0, keptBytes: 0, downloadedBytes: 0 },
  fragments: undefined,
  ...{ version: undefined, release: undefined, configuration: undefined },
  ...{ activeSince: undefined, failure: undefined },
  ...{ builds: [], pin: undefined, breaks: undefined },
  ...{ preview: undefined, refusal: undefined },
};

const status: Status = {
  polledAt: '2026-01-02T03:04:05.500Z',
  isSettled: true,
  refusedFiles: [{ file: 'overrides', why: 'so', since: '2026-01-02T03:00:03Z' }],
  warnings: ['one "quoted"\nwarning'],
  publishers: [
    { ...publisher, problemSince: '2026-01-02T03:00:00Z' },
    {
      ...publisher,
      name: 'mf-jobs',
      release: 'a "release"',
      activeSince: '2026-01-02T03:00:01Z',
      visibleSeconds: 0.6,
      ...{ kept: 2, keptBytes: 400_000, downloadedBytes: 500_000 },
      pin: { build: '4f0c', trouble: undefined, waiting: undefined },
      refusal: {
        rule: 'paths',
        why: 'so',
        release: '4f0c.2l',
        since: '2026-01-02T03:00:02Z',
        findings: 1,
      },
    },
  ],
};

test('monitors read what the status says, in OpenMetrics text', async () => {
  const text = await metricsOf(status, tmpdir());
  const lines = text.split('\n');
  expect(lines.filter((line) => /_(?:memory|free)_bytes [1-9]\d+$/.test(line))).toHaveLength(2);
  expect(lines.filter((line) => !/^#|_(?:memory|free)_bytes|^$/.test(line))).toEqual([
    'site_polled_timestamp_seconds 1767323045.5',
    'site_warnings 1',
    'site_file_refused_timestamp_seconds{file="overrides"} 1767322803',
    'site_publisher_release{publisher="mf-jobs",release="a \\"release\\""} 1',
    'site_publisher_refused_timestamp_seconds{publisher="mf-jobs",rule="paths"} 1767322802',
    'site_publisher_problem_timestamp_seconds{publisher="shell"} 1767322800',
    'site_publisher_pinned{publisher="shell"} 0',
    'site_publisher_pinned{publisher="mf-jobs"} 1',
    'site_publisher_visible_seconds{publisher="mf-jobs"} 0.6',
    'site_publisher_kept_bytes{publisher="shell"} 0',
    'site_publisher_kept_bytes{publisher="mf-jobs"} 400000',
    'site_publisher_downloaded_bytes_total{publisher="shell"} 0',
    'site_publisher_downloaded_bytes_total{publisher="mf-jobs"} 500000',
  ]);
  expect(text).toMatch(/\n# EOF\n$/);
  for (const [, name = ''] of text.matchAll(/^(\w+)[{ ].*\d$/gm))
    expect(text).toMatch(typeOf(name));
});

test('what a publisher says begins no line of the status, and shows no password', async () => {
  const store = temporaryFolder();
  const warnings = ['\u001b[2Jtudo bem\nshell ffff http://ci:s3cret@next/'];
  await writeStatus(store, join(store, 'site'), { ...status, warnings });
  for (const file of ['status.txt', 'status.json']) {
    const text = readFileSync(join(store, 'site/status', file), 'utf8');
    expect(text).toContain('[2Jtudo bem shell ffff http://next/');
    expect(text).not.toContain('\u001b');
  }
});

/** The line with the type of a metric. */
const typeOf = (name: string) =>
  new RegExp(`^# TYPE (?:${name} gauge|${name.replace(/_total$/, '')} counter)$`, 'm');

/** The program for mtail that operators copy. */
const MONITORING = readFileSync(join(DEPLOY, '../docs/monitoring.md'), 'utf8');
const [, ANSWERS = ''] = /^```mtail\n(.+?)^```$/ms.exec(MONITORING) ?? [];

test.each(dashboard.panels)(
  'the dashboard asks for a metric that is there: $title',
  async ({ targets }) => {
    // Those of nginx-prometheus-exporter, of the composer, and of the access log.
    const counted = ANSWERS.matchAll(/^counter (\w+)/gm);
    const others = ['nginx_http_requests_total', ...Array.from(counted, ([, name]) => name)];
    const text = await metricsOf(status, tmpdir());
    for (const { expr } of targets) {
      const names = expr.match(/\b(?:site|nginx)_\w+/g) ?? [];
      expect(names, expr).toHaveLength(1);
      for (const name of names) if (!others.includes(name)) expect(text).toMatch(typeOf(name));
    }
  },
);

test.skipIf(spawnSync('mtail', ['--version']).error)(
  'answers are counted by status from a line of the edge’s log, as Docker keeps it, and errors of visits',
  () => {
    const [, format = ''] = /log_format json_line escape=json\n([^;]*);/.exec(EDGE) ?? [];
    const line = (path: string, code: string) =>
      format
        .replace(/^ *'|'$|'\n *'/gm, '')
        .replace('$requested_path', path)
        .replace('$status', code)
        .replace(/\$\w+/g, '0');
    const lines = [line('/vagas', '200'), line('/', '200'), line('/visit-errors', '204')];
    const folder = temporaryFolder();
    const [log, program] = [join(folder, 'edge.log'), join(folder, 'answers.mtail')];
    writeFileSync(program, ANSWERS);
    const inDocker = lines.map((one) => JSON.stringify({ log: `${one}\n`, stream: 'stdout' }));
    writeFileSync(log, `${[...lines, ...inDocker].join('\n')}\n`);
    const words = ['--one_shot', '--one_shot_format=prometheus', '--progs', program, '--logs', log];
    const { stdout } = spawnSync('mtail', words, { encoding: 'utf8' });
    expect(stdout).toMatch(/^site_answers_total\{.*status="200"\} 4$/m);
    expect(stdout).toMatch(/^site_visit_errors_total\{.*\} 2$/m);
  },
);

const hasPrometheus = !spawnSync('promtool', ['--version']).error;

test.skipIf(!hasPrometheus)('Prometheus takes the metrics and the alerts', async () => {
  const tool = (words: string[], input = '') => {
    const { status, stdout, stderr } = spawnSync('promtool', words, { input, encoding: 'utf8' });
    return [status, stdout + stderr];
  };
  // It reads the format before OpenMetrics, where a counter's own name has its ending, too.
  const counter = /(?<=^# (?:TYPE|HELP) )site_publisher_downloaded_bytes\b/gm;
  const text = (await metricsOf(status, tmpdir())).replace(counter, '$&_total');
  expect(tool(['check', 'metrics'], text)).toEqual([0, '']);
  expect(tool(['test', 'rules', join(ALERTS, 'alerts.test.yml')])).toEqual([
    0,
    expect.stringContaining('SUCCESS'),
  ]);
});
