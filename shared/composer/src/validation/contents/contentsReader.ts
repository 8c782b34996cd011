import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import type { Manifest } from '@site/contract/manifest.ts';
import type { Blobs } from '../../store/blobs.ts';
import { BUDGET } from '../budget.ts';
import { type Finding, finding } from '../finding.ts';
import { checkContents } from './checkContents.ts';

/** Reading so much takes up to half a second here: more goes to a process of its own. */
const MAX_BYTES_HERE = 500_000;
/** What opening a file costs, as bytes of its text. */
const BYTES_OF_OPENING = 1000;
/** Beside this module in the sources, and under the same name in a bundle. */
const PROCESS = new URL(`./contentsProcess${extname(import.meta.url)}`, import.meta.url);

/** A release, and the one of its build that visitors see: what is the same is not read again. */
export interface ContentsTask {
  manifest: Manifest;
  known: Manifest | undefined;
}

/** What the process answers: what the release breaks, or the error that kept it from reading. */
export type ContentsReply = Finding[] | { message: string; code?: string };

/** A release that is read, or waits for it. */
interface Job {
  task: ContentsTask;
  bytes: number;
  done(findings: Finding[] | Promise<Finding[]>): void;
  /** It makes way for a smaller one, and is read again. */
  isPutOff?: boolean;
}

/**
 * Reads releases. A large one is read by a process with limits of memory and time, since nothing else
 * ends what exceeds them without the composer: one at a time, the smallest first.
 */
export class ContentsReader {
  private readonly blobs: Blobs;
  private readonly waiting: Job[] = [];
  private current: Job | undefined;
  /** Kept while releases wait: starting it takes 0.3 s, and 100 publishers come at a first start. */
  private process: ChildProcess | undefined;

  constructor(blobs: Blobs) {
    this.blobs = blobs;
  }

  /** What the files of a release break, whatever else is active. */
  read(task: ContentsTask): Promise<Finding[]> {
    const { manifest, known } = task;
    const bytes = bytesToRead(task);
    if (bytes <= MAX_BYTES_HERE) {
      const read = (file: string) => this.blobs.read(manifest.files[file]?.sha256 ?? '');
      return checkContents(manifest, read, known);
    }
    return new Promise((done) => {
      this.waiting.push({ task, bytes, done });
      const { current } = this;
      if (current && bytes * 2 < current.bytes) {
        current.isPutOff = true;
        this.process?.kill('SIGKILL');
        this.process = undefined;
      }
      this.next();
    });
  }

  private next(): void {
    if (this.current) return;
    this.waiting.sort((one, other) => one.bytes - other.bytes);
    const job = this.waiting.shift();
    if (!job) {
      if (this.process?.connected) this.process.disconnect();
      this.process = undefined;
      return;
    }
    this.current = job;
    this.run(job).then((reply) => {
      this.current = undefined;
      if (job.isPutOff && !reply) this.waiting.push({ ...job, isPutOff: false });
      else job.done(findingsOf(job.task.manifest, reply));
      this.next();
    });
  }

  /** What the process answers; nothing where it ends before. */
  private async run(job: Job): Promise<ContentsReply | undefined> {
    const child = this.process ?? startProcess();
    this.process = child;
    child.send({ ...job.task, folder: this.blobs.folder }, () => {});
    const timer = setTimeout(() => child.kill('SIGKILL'), BUDGET.check.milliseconds);
    const reply = await new Promise<ContentsReply | undefined>((resolve) => {
      child.once('message', (message: ContentsReply) => resolve(message));
      child.once('error', () => resolve(undefined));
      child.once('exit', () => resolve(undefined));
    });
    clearTimeout(timer);
    child.removeAllListeners();
    if (!reply) this.process = undefined;
    return reply;
  }
}

function startProcess(): ChildProcess {
  const child = fork(PROCESS, {
    execArgv: [`--max-old-space-size=${BUDGET.check.megabytes}`, '--max-semi-space-size=2'],
    serialization: 'advanced',
    // What Node prints when its memory is over is no event of the composer.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Publishing goes before.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

function bytesToRead({ manifest, known }: ContentsTask): number {
  const old = new Set(Object.values(known?.files ?? {}).map(({ sha256 }) => sha256));
  return Object.entries(manifest.files)
    .filter(([file, { sha256 }]) => /\.(css|html|js|json)$/.test(file) && !old.has(sha256))
    .reduce((sum, [, { size }]) => sum + size + BYTES_OF_OPENING, 0);
}

function findingsOf(
  manifest: Manifest,
  reply: ContentsReply | undefined,
): Finding[] | Promise<Finding[]> {
  const { milliseconds, megabytes } = BUDGET.check;
  if (!reply) {
    const why = `reading it takes more than ${megabytes} MB of memory or ${milliseconds} ms`;
    return [finding(manifest, 'budget', why)];
  }
  if (Array.isArray(reply)) return reply;
  const { message, ...code } = reply;
  return Promise.reject(Object.assign(new Error(message), code));
}
