import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '@site/platform/edge/edge.ts';
import { table, temporaryFolder } from './harness.ts';
import { writeSection } from './writeSection.ts';

/* Composed pages against a static file of 19 kB, from the same nginx. Needs a finished build and wrk. */
const SECONDS = 5;
/** Where the measured site listens; it has no database. */
const SITE = { ports: { edge: 8790, publishers: 8791 }, backend: 'http://127.0.0.1:9/' };
const REFERENCE = '/shell/brand/reference.png';
const ASKED: readonly (readonly [what: string, path: string, encoding: string])[] = [
  ['static file of 19 kB (reference)', REFERENCE, ''],
  ['page, brotli', '/sobre', 'br'],
  ['page, gzip', '/sobre', 'gzip'],
  ['page, plain', '/sobre', ''],
  ['raw document, brotli', '/pages/sobre.html', 'br'],
  ['not found, brotli', '/nada', 'br'],
];

using folder = temporaryFolder();
await using opened = new AsyncDisposableStack();
await startSite(opened, { ...SITE, runFolder: folder.path });
// Not text, so that it is sent as it is, whatever is accepted.
writeFileSync(join(folder.path, 'store/site', REFERENCE), Buffer.alloc(19_000, 1));
const loads = ASKED.map(([what, path, encoding]) => ({
  what,
  perSecond: load(`http://127.0.0.1:${SITE.ports.edge}${path}`, encoding),
}));
const [{ perSecond: base } = { perSecond: 0 }] = loads;
const rows = loads.map(({ what, perSecond }) => [
  what,
  String(Math.round(perSecond)),
  (perSecond / base).toFixed(2),
]);
const text = table(['asked for', 'a second', '× the file'], rows);
console.log(text);
writeSection('edge', text, { loads });

/** Requests one address as fast as possible by wrk, over 32 connections; returns the answers of a second. */
function load(address: string, encoding: string): number {
  const words = ['-t1', '-c32', `-d${SECONDS}s`, '-H', `Accept-Encoding: ${encoding}`];
  const said = execFileSync('wrk', [...words, address], { encoding: 'utf8' });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}
