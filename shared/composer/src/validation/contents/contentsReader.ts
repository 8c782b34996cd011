import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import type { Manifest } from '@site/contract/manifest.ts';
import type { Blobs } from '../../store/blobs.ts';
import { BUDGET } from '../budget.ts';
import { finding } from '../finding.ts';
import { type Contents, type ContentsTask, readContents } from './contents.ts';

/** Reading so much takes up to half a second here: more goes to a process of its own. */
const MAX_BYTES_HERE = 500_000;
/** What opening a file costs, as bytes of its text. */
const BYTES_OF_OPENING = 1000;
/** Beside this module in the sources, and under the same name in a bundle. */
const PROCESS = new URL(`./contentsProcess${extname(import.meta.url)}`, import.meta.url);

/** What the process answers: the contents, or the error that kept it from reading them. */
export type ContentsReply = Contents | { message: string; code?: string };

/** A release that is read, or waits for it. */
interface Job {
  task: ContentsTask;
  bytes: number;
  done(result: Contents | Promise<Contents>): void;
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

  read(task: ContentsTask): Promise<Contents> {
    const bytes = bytesToRead(task);
    if (bytes <= MAX_BYTES_HERE) return readContents(task, (sha256) => this.blobs.read(sha256));
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
      else job.done(contentsOf(job.task.manifest, reply));
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
    execArgv: [`--max-old-space-size=${BUDGET.check.megabytes}`, '--max-semi-space-size=8'],
    serialization: 'advanced',
    // What Node prints when its memory is over is no event of the composer.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Publishing goes before.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

function bytesToRead({ manifest, known, before }: ContentsTask): number {
  const old = new Set(Object.values(known?.files ?? {}).map(({ sha256 }) => sha256));
  const texts = Object.entries(manifest.files).filter(
    ([file, { sha256 }]) => /\.(css|html|js|json)$/.test(file) && !old.has(sha256),
  );
  // A page that had another document is read for its date, too, and so is that document.
  const twice = Object.keys(before).length > 0 ? 2 : 1;
  return texts.reduce((sum, [, { size }]) => sum + size + BYTES_OF_OPENING, 0) * twice;
}

function contentsOf(
  manifest: Manifest,
  reply: ContentsReply | undefined,
): Contents | Promise<Contents> {
  const { milliseconds, megabytes } = BUDGET.check;
  if (!reply) {
    const why = `reading it takes more than ${megabytes} MB of memory or ${milliseconds} ms`;
    return { findings: [finding(manifest, 'budget', why)], same: {} };
  }
  if ('findings' in reply) return reply;
  const { message, ...code } = reply;
  return Promise.reject(Object.assign(new Error(message), code));
}
