import { messageOf } from '@site/contract/messageOf.ts';
import { closed, overloaded, questionOf, refusal } from './gate.ts';
import { lockFolder } from './lock.ts';
import type { Start } from './messages.ts';
import { openSession } from './session.ts';

/** A question that takes longer is given up, as at the edge. */
const ANSWER_TIMEOUT_MS = 2000;

/** A running backend: the read-only part of Supabase's REST interface, always as role `anon`. */
export interface Backend {
  /**
   * Answers the queries of `@site/contract/queries.ts`; 400 for others, 405 for other methods
   * than `GET` and `HEAD`, 404 for other paths, 503 when it takes too long and after close.
   * Never rejects because of what is in the request.
   */
  fetch(request: Request): Promise<Response>;
  /** Waits for running requests, closes the database and gives the lock back. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database in a folder, which is created if missing, applies pending migrations,
 * seeds it once and serves it. Relative paths count from the working directory.
 *
 * @throws BackendError with one clear sentence: folder in use, disk full or read-only, data
 * unreadable, broken migration or seed.
 */
export async function openBackend(options: Start): Promise<Backend> {
  const unlock = await lockFolder(options.dataFolder);
  try {
    return await serve(options, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function serve(options: Start, unlock: () => Promise<void>): Promise<Backend> {
  let session: Awaited<ReturnType<typeof openSession>> | undefined = await openSession(options);
  /** One request at a time: all of them share one database session. */
  let queue: Promise<unknown> = Promise.resolve();
  let timeouts = 0;
  let closing: Promise<void> | undefined;

  const answer = async (request: Request, timeoutsBefore: number): Promise<Response> => {
    // A request that waited behind one that timed out has waited long enough, too.
    if (timeouts !== timeoutsBefore) return overloaded();
    session ??= await openSession(options);
    const response = await session.ask(questionOf(request), ANSWER_TIMEOUT_MS);
    if (response) return response;
    timeouts += 1;
    const ended = session;
    session = undefined;
    await ended.end();
    return overloaded();
  };

  return {
    fetch: async (request) => {
      const refused = closing ? closed() : refusal(request);
      if (refused) return refused;
      const now = timeouts;
      const answered = queue.then(() => answer(request, now));
      const response = answered.catch((error) => {
        console.error(messageOf(error));
        return overloaded();
      });
      queue = response;
      return response;
    },
    close: () => {
      closing ??= queue.then(() => session?.close()).finally(unlock);
      return closing;
    },
  };
}
