import { Worker } from 'node:worker_threads';
import { BackendError } from './errors.ts';
import { type Ask, type Question, type Say, type Start, saySchema } from './messages.ts';

/** The open database in a thread of its own. One question at a time. */
export class Session {
  private readonly worker: Worker;
  private readonly gone: Promise<undefined>;
  private hear: (said: Say) => void = () => {};

  /** @throws BackendError with one clear sentence when the data can't be opened or prepared. */
  static async open(start: Start): Promise<Session> {
    const session = new Session(start);
    const said = await Promise.race([session.next(), session.gone]);
    if (said?.what === 'opened') return session;
    await session.end();
    throw new BackendError(
      said?.what === 'failed' ? said.sentence : 'The database ended while it was being opened.',
    );
  }

  private constructor(start: Start) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: start,
      // Options of this process may be none of a thread's.
      execArgv: [],
      stderr: true,
    });
    // What it says goes where this process's errors go.
    this.worker.stderr.on('data', (chunk) => console.error(String(chunk).trimEnd()));
    this.worker.on('message', (message) => this.hear(saySchema.parse(message)));
    this.gone = new Promise((resolve) => {
      this.worker.once('error', (error) => {
        console.error(error);
        resolve(undefined);
      });
      this.worker.once('exit', () => resolve(undefined));
    });
  }

  /** The answer; `undefined` where there is none within the time, or the thread ended: then `end` it. */
  async ask(question: Question, milliseconds: number): Promise<Response | undefined> {
    const late = startTimer(milliseconds);
    const answered = this.next();
    this.tell(question);
    const said = await Promise.race([answered, this.gone, late.over]);
    late.stop();
    if (said?.what !== 'answer') return undefined;
    const hasBody = question.method !== 'HEAD' && said.status !== 204 && said.status !== 304;
    return new Response(hasBody ? said.body : null, said);
  }

  /** Closes the data in peace. */
  async close(): Promise<void> {
    this.tell('close');
    await this.gone;
  }

  /** Ends it at once, whatever it is doing; it only reads, so nothing is lost. */
  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private next(): Promise<Say> {
    return new Promise((resolve) => {
      this.hear = resolve;
    });
  }

  private tell(ask: Ask): void {
    this.worker.postMessage(ask);
  }
}

function startTimer(milliseconds: number): { over: Promise<undefined>; stop(): void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), milliseconds);
  return { over: promise, stop: () => clearTimeout(timer) };
}
