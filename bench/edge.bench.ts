import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge, startRemote } from '@site/platform/edge/edge.ts';
import { REMOTES } from '@site/platform/project/apps.ts';

/**
 * Composed pages against a plain static file, from the same nginx in the same minute.
 * Needs a finished build and nginx.
 */
const PORTS = { edge: 8790, remotes: 8791 };
const REQUESTS = 6000;
const AT_ONCE = 32;
const CASES = {
  'static file (reference)': '/robots.txt',
  'first remote of the chain': '/sobre',
  'last remote of the chain': '/crm',
  'raw document': '/pages/crm.html',
};

const runFolder = mkdtempSync(join(tmpdir(), 'bench-'));
const options = { ports: PORTS, runFolder, backend: 'http://127.0.0.1:9/' };
const running = [];
for (const remote of REMOTES) running.push(await startRemote(remote, options));
running.push(await startEdge(options));

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let reference = 0;
for (const [name, path] of Object.entries(CASES)) {
  await measure(path, REQUESTS / 10);
  const perSecond = REQUESTS / (await measure(path, REQUESTS));
  reference ||= perSecond;
  const ratio = (perSecond / reference).toFixed(2);
  console.log(`${name.padEnd(28)} ${Math.round(perSecond)} requests/s, ${ratio} of the reference`);
}
agent.destroy();
await Promise.all(running.map((nginx) => nginx.stop()));
rmSync(runFolder, { recursive: true, force: true });

/** Seconds that so many requests of a path take. */
async function measure(path: string, count: number): Promise<number> {
  let left = count;
  const started = performance.now();
  const worker = async () => {
    while (left-- > 0) await get(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (performance.now() - started) / 1000;
}

function get(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: PORTS.edge, path, agent }, (response) => {
      response.resume();
      response.once('end', resolve);
    });
    sent.once('error', reject);
    sent.end();
  });
}
