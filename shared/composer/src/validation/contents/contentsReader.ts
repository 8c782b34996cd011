import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Manifest } from '@site/contract/manifest.ts';
import { serialQueue } from '../../base/serialQueue.ts';
import type { Blobs } from '../../store/blobs.ts';
import { BUDGET } from '../budget.ts';
import { type Finding, finding } from '../finding.ts';
import { checkContents } from './checkContents.ts';

/** Reading so much takes up to half a second here: a worker reads more. */
const MAX_BYTES_HERE = 500_000;
/** What opening a file costs, as bytes of its text. */
const BYTES_OF_OPENING = 1000;
/** Beside this module in the sources, and under the same name in a bundle. */
const WORKER = new URL(`./contentsWorker${extname(import.meta.url)}`, import.meta.url);

/** A release, and the active one of its build: what is the same is not read again. */
export interface ContentsTask {
  manifest: Manifest;
  known: Manifest | undefined;
}

/** What the worker answers: what the release breaks, or the error that kept it from reading. */
export type ContentsReply = Finding[] | { message: string; code?: string };

/**
 * Reads releases. A large one is read by a worker with limits of memory and time, one at a time: small ones do
 * not wait for it, and only the worker ends with a release that exceeds them.
 */
export class ContentsReader {
  private readonly blobs: Blobs;
  private readonly queue = serialQueue();
  private waiting = 0;
  /** Kept while releases wait: its start takes 0.3 s, and 100 publishers come at a first start. */
  private worker: Worker | undefined;

  constructor(blobs: Blobs) {
    this.blobs = blobs;
  }

  /** What the files of a release break, whatever else is active. */
  async read(task: ContentsTask): Promise<Finding[]> {
    const { manifest, known } = task;
    if (bytesToRead(task) <= MAX_BYTES_HERE) {
      const read = (file: string) => this.blobs.read(manifest.files[file]?.sha256 ?? '');
      return checkContents(manifest, read, known);
    }
    this.waiting += 1;
    const reply = await this.queue(() => this.readInWorker(task));
    this.waiting -= 1;
    if (this.waiting === 0) this.end();
    if (Array.isArray(reply)) return reply;
    throw Object.assign(new Error(reply.message), reply);
  }

  private async readInWorker(task: ContentsTask): Promise<ContentsReply> {
    const { milliseconds, megabytes } = BUDGET.check;
    this.worker ??= startWorker();
    const { worker } = this;
    const timer = setTimeout(() => worker.terminate(), milliseconds);
    const reply = await new Promise<ContentsReply | undefined>((resolve) => {
      worker.once('message', resolve);
      worker.once('exit', () => resolve(undefined));
      worker.postMessage({ ...task, folder: this.blobs.folder });
    });
    clearTimeout(timer);
    worker.removeAllListeners('message').removeAllListeners('exit');
    if (reply) return reply;
    this.end();
    const why = `reading it takes more than ${megabytes} MB of memory or ${milliseconds} ms`;
    return [finding(task.manifest, 'budget', why)];
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}

function startWorker(): Worker {
  const { megabytes } = BUDGET.check;
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 8 };
  // Its end is what counts: an error comes before it.
  return new Worker(WORKER, { resourceLimits }).on('error', () => {});
}

function bytesToRead({ manifest, known }: ContentsTask): number {
  const old = new Set(Object.values(known?.files ?? {}).map(({ sha256 }) => sha256));
  return Object.entries(manifest.files)
    .filter(([file, { sha256 }]) => /\.(css|html|js|json)$/.test(file) && !old.has(sha256))
    .reduce((sum, [, { size }]) => sum + size + BYTES_OF_OPENING, 0);
}
