import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { BECOME_ANON } from './backend.ts';
import { prepareDatabase, SEED_FILE } from './prepare.ts';

const database = new PGlite('memory://');
const migrationsFolder = temporaryFolder();
const JOBS = join(migrationsFolder, '20250522120000_jobs.sql');
cpSync(join(import.meta.dirname, '../migrations'), migrationsFolder, { recursive: true });

afterAll(() => database.close());

const prepare = (changes = {}) =>
  prepareDatabase(database, { seedFile: SEED_FILE, migrationsFolder, ...changes });

function addMigration(name: string, sql: string): string {
  const file = join(migrationsFolder, name);
  writeFileSync(file, sql);
  return file;
}

async function countOffers(): Promise<number> {
  const { rows } = await database.query(`select from public.jobs where type = 'job_offer'`);
  return rows.length;
}

// Creating a database takes seconds: each test finds it as the one before left it.
describe('a database in memory', { shuffle: false }, () => {
  test('a seed that is missing is named, and runs once it is there', async () => {
    const seedFile = `${SEED_FILE}-missing`;
    await expect(prepare({ seedFile })).rejects.toThrow(
      `ENOENT: no such file or directory, open '${seedFile}'`,
    );
    await prepare();
    expect(await countOffers()).toBe(17);
  });

  test('migrations and seed run once each: a new migration does, and rows that were deleted since stay deleted', async () => {
    await database.exec(`delete from public.jobs where title = 'Ajudante Geral'`);
    addMigration(
      '20990101000000_more.sql',
      `insert into public.jobs (type, title) values ('job_offer', 'Nova');`,
    );
    await prepare();
    await prepare();
    expect(await countOffers()).toBe(16 + 1);
  });

  test('a migration that is badly named is named', async () => {
    const file = addMigration('jobs.sql', '');
    await expect(prepare()).rejects.toThrow('must be named <14 digits>_<name>.sql');
    rmSync(file);
  });

  test('a migration that was changed after it ran, or is gone, is named', async () => {
    const WRONG = `Migration 20250522120000 was applied, and ${migrationsFolder} has it no longer`;
    appendFileSync(JOBS, '-- more');
    await expect(prepare()).rejects.toThrow(WRONG);
    rmSync(JOBS);
    await expect(prepare()).rejects.toThrow(WRONG);
  });

  test('the session of visitors cannot write or read résumés, whatever it is told', async () => {
    await database.exec(BECOME_ANON);
    const ask = (sql: string) => database.query(sql);
    expect((await ask(`select * from public.jobs where type <> 'job_offer'`)).rows).toEqual([]);
    await expect(ask('delete from public.jobs')).rejects.toThrow('read-only transaction');
    await ask('begin read write');
    await expect(ask('delete from public.jobs')).rejects.toThrow(
      'permission denied for table jobs',
    );
    await ask('rollback');
  });
});
