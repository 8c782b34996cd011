import './quiet.ts';
import { mkdirSync } from 'node:fs';
import { App } from '@supabase/lite';
import { openDatabase, unusable } from './database.ts';
import { BackendError, messageOf } from './errors.ts';
import { closed, refusal, withoutCredentials } from './gate.ts';
import { lockFolder } from './lock.ts';
import { applyMigrations } from './migrations.ts';
import { inTurn } from './queue.ts';
import type { ReadOnlyConnection } from './read-only-connection.ts';
import { createRoles } from './roles.ts';
import { applySeed } from './seed.ts';

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
   * Answers `GET`, `HEAD` and `OPTIONS` below `/rest/v1/`; 405 for other methods, 404 for other paths, 503 after close.
   * Never rejects because of what is in the request.
   */
  fetch(request: Request): Promise<Response>;
  /** Waits for running requests, closes the database and gives the lock back. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database, applies pending migrations, seeds it once and serves it.
 *
 * @throws BackendError with one clear sentence: folder in use, data unreadable, broken migration or seed.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const unlock = lockFolder(createFolder(options.dataFolder));
  try {
    const connection = await openDatabase(options.dataFolder);
    await prepare(connection, options);
    return serve(connection, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function createFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch (error) {
    throw new BackendError(`The data folder ${folder} can't be created: ${messageOf(error)}.`);
  }
}

async function prepare(connection: ReadOnlyConnection, options: BackendOptions): Promise<void> {
  try {
    await createRoles(connection.driver);
    await applyMigrations(connection.driver, options.migrationsFolder);
    await applySeed(connection.driver, options.seedFile);
    await connection.becomeAnon();
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error instanceof BackendError ? error : unusable(options.dataFolder, error);
  }
}

function serve(connection: ReadOnlyConnection, unlock: () => void): Backend {
  const app = new App({
    connection,
    options: { server: { admin: false, apiKeys: false, disableStudio: true } },
  });
  // One request at a time: all of them share one database session.
  const turn = inTurn();
  let closing: Promise<void> | undefined;

  return {
    fetch: async (request) => {
      if (closing !== undefined) return closed();
      return refusal(request) ?? turn(() => app.fetch(withoutCredentials(request)));
    },
    close: () => {
      closing ??= turn(() => connection.close()).finally(unlock);
      return closing;
    },
  };
}
