import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Manifest } from '@site/contract/manifest.ts';
import { messageOf } from '../base/errors.ts';
import { checkScript, type ScriptCheck } from './checkScript.ts';
import { type Finding, finding } from './finding.ts';

/** Reading a megabyte of the oddest code takes up to two seconds: more goes to a thread of its own. */
const MAX_BYTES_HERE = 1_000_000;
const WORKER_TIMEOUT_MS = 30_000;
const WORKER_MEMORY_MB = 1024;
/** Beside this module in the sources, and under the same name in a bundle. */
const WORKER = new URL(`./scriptWorker${extname(import.meta.url)}`, import.meta.url);

/** Holds modules of a build against the contract; many or large ones where no publisher waits for it. */
export async function checkScripts(
  manifest: Manifest,
  files: readonly string[],
  read: (file: string) => Promise<Buffer>,
): Promise<Finding[]> {
  const { name, files: listed } = manifest;
  const bytes = files.reduce((sum, file) => sum + (listed[file]?.size ?? 0), 0);
  const checkOf = async (file: string): Promise<ScriptCheck> => ({
    name,
    listed: Object.keys(listed),
    file,
    code: (await read(file)).toString(),
  });
  if (bytes > MAX_BYTES_HERE) return checkInWorker(name, files, checkOf);
  const findings: Finding[] = [];
  for (const file of files) findings.push(...(await checkScript(await checkOf(file))));
  return findings;
}

async function checkInWorker(
  name: string,
  files: readonly string[],
  checkOf: (file: string) => Promise<ScriptCheck>,
): Promise<Finding[]> {
  const worker = new Worker(WORKER, {
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
  });
  const signal = AbortSignal.timeout(WORKER_TIMEOUT_MS);
  const findings: Finding[] = [];
  try {
    for (const file of files) {
      const check = await checkOf(file);
      try {
        worker.postMessage(check);
        const [found]: Finding[][] = await once(worker, 'message', { signal });
        findings.push(...(found ?? []));
      } catch (error) {
        const why = signal.aborted
          ? `the release's modules took longer than ${WORKER_TIMEOUT_MS} ms to read`
          : messageOf(error);
        return [finding({ name }, 'scripts', why, file)];
      }
    }
    return findings;
  } finally {
    await worker.terminate();
  }
}
