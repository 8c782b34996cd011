import { execFileSync } from 'node:child_process';
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

const base = measure(reference, '');
report('static file of 19 kB (reference)', base);
report('page, brotli', measure(PAGE, 'br'), base);
report('page, gzip', measure(PAGE, 'gzip'), base);
report('page, plain', measure(PAGE, ''), base);
report('raw document, brotli', measure(`/pages${PAGE}.html`, 'br'), base);
report('not found, brotli', measure('/nada', 'br'), base);
await Promise.all(running.map((part) => part.stop()));
rmSync(runFolder, { recursive: true, force: true });

interface Measured {
  perSecond: number;
  p99: number;
}

function measure(path: string, encoding: string): Measured {
  const address = `http://127.0.0.1:${options.ports.edge}${path}`;
  const words = ['-t1', '-c32', `-d${SECONDS}s`, '--latency', '-H', `Accept-Encoding: ${encoding}`];
  const said = execFileSync('wrk', [...words, address], { encoding: 'utf8' });
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p99: Number(p99) * factor,
  };
}

function report(name: string, { perSecond, p99 }: Measured, to?: Measured): void {
  const ratio = to ? `${(perSecond / to.perSecond).toFixed(2)} of the reference` : '';
  const slower = to ? `${(p99 / to.p99).toFixed(1)} times its p99` : '';
  console.log(
    `${name.padEnd(34)} ${Math.round(perSecond).toString().padStart(7)}/s  ${ratio}  ${slower}`,
  );
}
