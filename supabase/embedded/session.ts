import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { messageOf } from '@site/contract/messageOf.ts';
import { BackendError } from './errors.ts';
import type { Ask, Question, Say, Start } from './messages.ts';

/** The open database in a thread of its own. One question at a time. */
export interface Session {
  /** Without an answer within the time it is `undefined`: then `end` the session. */
  ask(question: Question, timeoutMs: number): Promise<Response | undefined>;
  /** Closes the data, then ends the thread. */
  close(): Promise<void>;
  /** Ends the thread whatever it is doing; it only reads, so nothing is lost. */
  end(): Promise<unknown>;
}

/** @throws BackendError with one clear sentence when the data can't be opened or prepared. */
export async function openSession(start: Start): Promise<Session> {
  // Options of this process may be none of a thread's.
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: start,
    execArgv: [],
  });
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  const send = (ask: Ask) => worker.postMessage(ask);
  const receive = async (signal?: AbortSignal): Promise<Say> => {
    const [message] = await once(worker, 'message', { ...(signal && { signal }) });
    return message;
  };
  await receive().catch((error) => {
    throw new BackendError(messageOf(error));
  });
  worker.on('error', (error) => console.error(error));
  return {
    async ask(question, timeoutMs) {
      send(question);
      const said = await receive(AbortSignal.timeout(timeoutMs)).catch(() => undefined);
      if (!said || said === 'opened') return undefined;
      const hasBody = question.method !== 'HEAD' && said.status !== 204 && said.status !== 304;
      return new Response(hasBody ? said.body : null, said);
    },
    async close() {
      send('close');
      await exited;
    },
    end: () => worker.terminate(),
  };
}
