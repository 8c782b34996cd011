import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Backend, openBackend } from '../embedded/backend.ts';
import type { Start } from '../embedded/messages.ts';
import { countOffers, OPEN_TIMEOUT_MS, sources, temporaryFolder } from './backends.ts';

/** A database that each test has for itself. */
export interface PreparedData {
  /** Where it, its migrations and its seed are: the test may change all of it. */
  options: Start;
  /** Opens the backend, hands it over and closes it whatever happens. */
  withBackend<T>(use: (backend: Backend) => Promise<T>): Promise<T>;
  /** Changes the data as its administrator would, while no backend runs. */
  administer(sql: string): Promise<void>;
  addMigration(name: string, sql: string): void;
  /** How many vacancies a visitor can read. */
  countOffers(): Promise<number | null>;
}

/** For the tests of a file: copies of one database, which is much quicker than creating each. */
export function preparedData(): PreparedData {
  const root = temporaryFolder();
  const prepared = join(root, 'prepared');
  const options: Start = { dataFolder: '', migrationsFolder: '', seedFile: '' };
  let number = 0;

  beforeAll(async () => {
    await (await openBackend({ dataFolder: prepared, ...sources })).close();
  }, OPEN_TIMEOUT_MS);
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  beforeEach(() => {
    const folder = join(root, String(++number));
    options.dataFolder = join(folder, 'data');
    options.migrationsFolder = join(folder, 'migrations');
    options.seedFile = join(folder, 'seed.sql');
    cpSync(prepared, options.dataFolder, { recursive: true });
    cpSync(sources.migrationsFolder, options.migrationsFolder, { recursive: true });
    cpSync(sources.seedFile, options.seedFile);
  });

  async function withBackend<T>(use: (backend: Backend) => Promise<T>): Promise<T> {
    const backend = await openBackend(options);
    try {
      return await use(backend);
    } finally {
      await backend.close();
    }
  }

  return {
    options,
    withBackend,
    async administer(sql) {
      const database = new PGlite(join(options.dataFolder, 'postgres'));
      await database.exec(sql);
      await database.close();
    },
    addMigration: (name, sql) => writeFileSync(join(options.migrationsFolder, name), sql),
    countOffers: () => withBackend(countOffers),
  };
}
