import { openDatabase } from '../embedded/database.ts';
import { lockFolder } from '../embedded/lock.ts';
import { prepareDatabase } from '../embedded/prepare.ts';
import { connect } from '../postgres/connect.ts';
import { sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';
import { supabaseStore } from './supabaseStore.ts';

/** Where the vacancies are, as the environment says. */
export interface StoreOptions {
  /** `postgres://…` of a Postgres, or what psql reads of the environment. */
  DATABASE_URL?: string | undefined;
  PGHOST?: string | undefined;
  /** Origin and service key of a Supabase project, if they are there. */
  SUPABASE_URL?: string | undefined;
  SUPABASE_SERVICE_KEY?: string | undefined;
}

/** The folders of the embedded database, for vacancies that are nowhere else. */
export interface Folders {
  dataFolder: string;
  migrationsFolder: string;
}

/**
 * Opens what holds the vacancies.
 *
 * @throws Error in one sentence: no connection, folder in use by a running site, key missing.
 */
export async function openStore(options: StoreOptions, folders: Folders): Promise<Store> {
  const { DATABASE_URL, PGHOST, SUPABASE_URL, SUPABASE_SERVICE_KEY } = options;
  if (DATABASE_URL || PGHOST) {
    const database = await connect(DATABASE_URL);
    return { ...sqlStore(database), ...database, shown: 'within seconds' };
  }
  if (!SUPABASE_URL) return openEmbedded(folders);
  if (SUPABASE_SERVICE_KEY) return supabaseStore(SUPABASE_URL, SUPABASE_SERVICE_KEY);
  throw new Error(
    'SUPABASE_SERVICE_KEY is missing: the project’s secret key, which may write; never part of the site.',
  );
}

/** The site must not run meanwhile: one process has the data. */
async function openEmbedded({ dataFolder, migrationsFolder }: Folders): Promise<Store> {
  const unlock = await lockFolder(dataFolder);
  try {
    const connection = await openDatabase(dataFolder);
    await prepareDatabase(connection.driver, { migrationsFolder });
    return {
      ...sqlStore(connection.driver),
      label: `the embedded database in ${dataFolder}`,
      shown: 'when it runs again',
      async end() {
        await connection.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
