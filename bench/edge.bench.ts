import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type SiteOptions,
  startComposerOf,
  startEdgeOf,
  startPublisherOf,
} from '@site/platform/edge/edge.ts';
import { APPS } from '@site/platform/project/apps.ts';
import { writeSection } from './writeSection.ts';
import { report, wrk } from './wrk.ts';

/**
 * Composed pages against a static file of 19 kB, from the same nginx in the same minute, by wrk.
 * Needs a finished build, nginx and wrk.
 */
const SECONDS = 5;
const PAGE = '/sobre';
const runFolder = mkdtempSync(join(tmpdir(), 'bench-'));
const options: SiteOptions = {
  ports: { edge: 8790, publishers: 8791 },
  runFolder,
  backend: 'http://127.0.0.1:9/',
};
const running = [];
for (const app of APPS) running.push(await startPublisherOf(app, options));
running.push(await startComposerOf(options), await startEdgeOf(options));
// Not text, so that it is sent as it is, whatever is accepted.
const reference = '/shell/brand/reference.png';
writeFileSync(join(runFolder, 'store/site', reference), Buffer.alloc(19_000, 1));

const measure = (path: string, encoding: string) =>
  wrk(`http://127.0.0.1:${options.ports.edge}${path}`, encoding, SECONDS);

const base = measure(reference, '');
const loads = [
  { what: 'static file of 19 kB (reference)', load: base },
  { what: 'page, brotli', load: measure(PAGE, 'br') },
  { what: 'page, gzip', load: measure(PAGE, 'gzip') },
  { what: 'page, plain', load: measure(PAGE, '') },
  { what: 'raw document, brotli', load: measure(`/pages${PAGE}.html`, 'br') },
  { what: 'not found, brotli', load: measure('/nada', 'br') },
];
for (const { what, load } of loads) report(what, load, base);
const rows = loads.map(
  ({ what, load }) =>
    `| ${what} | ${Math.round(load.perSecond)} | ${(load.perSecond / base.perSecond).toFixed(2)} | ${(load.p99 / base.p99).toFixed(1)} |`,
);
writeSection(
  'edge',
  ['| asked for | a second | × the file | × its p99 |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  ),
  { loads },
);
await Promise.all(running.map((part) => part.stop()));
rmSync(runFolder, { recursive: true, force: true });
