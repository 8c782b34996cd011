import pg from 'pg';
import { openDatabase } from '../embedded/database.ts';
import { lockFolder } from '../embedded/lock.ts';
import { prepareDatabase } from '../embedded/prepare.ts';
import { type Database, sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';
import { supabaseStore } from './supabaseStore.ts';

/** Where the vacancies are, as the environment says. */
export interface StoreOptions {
  /** `postgres://…` of a Postgres, if the vacancies are in one. */
  databaseUrl?: string | undefined;
  /** Origin and service key of a Supabase project, if they are there. */
  supabaseUrl?: string | undefined;
  serviceKey?: string | undefined;
  /** Else the embedded database: the folder of its data, and its migrations. */
  dataFolder: string;
  migrationsFolder: string;
}

/**
 * Opens what holds the vacancies.
 *
 * @throws Error in one sentence: no connection, folder in use by a running site, key missing.
 */
export function openStore(options: StoreOptions): Promise<Store> | Store {
  const { databaseUrl, supabaseUrl, serviceKey } = options;
  if (databaseUrl) return openPostgres(databaseUrl);
  if (!supabaseUrl) return openEmbedded(options);
  if (serviceKey) return supabaseStore(supabaseUrl, serviceKey);
  throw new Error(
    'SUPABASE_SERVICE_KEY is missing: the project’s secret key, which may write; never part of the site.',
  );
}

async function openPostgres(url: string): Promise<Store> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  return sqlStore(client, {
    label: `${client.host}/${client.database ?? ''}`,
    shown: 'within seconds',
    end: () => client.end(),
  });
}

/** The site must not run meanwhile: one process has the data. */
async function openEmbedded({ dataFolder, migrationsFolder }: StoreOptions): Promise<Store> {
  const unlock = await lockFolder(dataFolder);
  try {
    const connection = await openDatabase(dataFolder);
    await prepareDatabase(connection.driver, { migrationsFolder });
    const database: Database = { query: (sql, values) => connection.driver.query(sql, values) };
    return sqlStore(database, {
      label: `the embedded database in ${dataFolder}`,
      shown: 'when it runs again',
      async end() {
        await connection.close();
        await unlock();
      },
    });
  } catch (error) {
    await unlock();
    throw error;
  }
}
