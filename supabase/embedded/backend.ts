import { mkdirSync } from 'node:fs';
import { explainDisk } from './disk.ts';
import { BackendError, messageOf } from './errors.ts';
import { closed, overloaded, questionOf, refusal } from './gate.ts';
import { lockFolder } from './lock.ts';
import { inTurn } from './queue.ts';
import { Session } from './session.ts';

/** A question that takes longer is given up, as at the edge. */
const ANSWER_MS = 2000;

/** Where things are; relative paths count from the working directory. */
export interface BackendOptions {
  /** Folder of the data, created if missing; ignored by git (`.data` at the root of the repository). */
  dataFolder: string;
  /** Folder of `<14 digits>_<name>.sql` files. */
  migrationsFolder: string;
  /** SQL file that runs once, after the first migrations. */
  seedFile: string;
}

/** A running backend: the read-only part of Supabase's REST interface, always as role `anon`. */
export interface Backend {
  /**
   * Answers the questions of `@site/contract/questions.ts`; 400 for others, 405 for other methods than
   * `GET` and `HEAD`, 404 for other paths, 503 when it takes too long and after close.
   * Never rejects because of what is in the request.
   */
  fetch(request: Request): Promise<Response>;
  /** Waits for running requests, closes the database and gives the lock back. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database, applies pending migrations, seeds it once and serves it.
 *
 * @throws BackendError with one clear sentence: folder in use, disk full or read-only, data
 * unreadable, broken migration or seed.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataFolder } = options;
  const unlock = prepareFolder(dataFolder);
  try {
    return serve(await Session.open({ ...options, isPrepared: false }), options, unlock);
  } catch (error) {
    const disk = explainDisk(dataFolder);
    unlock();
    throw disk ?? error;
  }
}

function prepareFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof BackendError) throw error;
    throw (
      explainDisk(folder) ??
      new BackendError(`The data folder ${folder} can't be used: ${messageOf(error)}.`)
    );
  }
}

function serve(first: Session, options: BackendOptions, unlock: () => void): Backend {
  // One request at a time: all of them share one database session.
  const turn = inTurn();
  let session: Session | undefined = first;
  let generation = 0;
  let closing: Promise<void> | undefined;

  const answer = async (request: Request): Promise<Response> => {
    session ??= await Session.open({ ...options, isPrepared: true });
    const response = await session.ask(questionOf(request), ANSWER_MS);
    if (response) return response;
    // Whoever waits behind it has waited long enough, too.
    generation += 1;
    const ended = session;
    session = undefined;
    await ended.end();
    return overloaded();
  };

  return {
    fetch: async (request) => {
      if (closing !== undefined) return closed();
      const refused = refusal(request);
      if (refused) return refused;
      const asked = generation;
      return turn(() => (asked === generation ? answer(request) : overloaded())).catch((error) => {
        console.error(messageOf(error));
        return overloaded();
      });
    },
    close: () => {
      closing ??= turn(async () => session?.close()).finally(unlock);
      return closing;
    },
  };
}
