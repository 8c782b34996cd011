// @vitest-environment node
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPEN_TIMEOUT_MS, sources } from '../testing/backends.ts';
import { preparedData } from '../testing/preparedData.ts';
import { openBackend } from './backend.ts';
import { BackendError } from './errors.ts';

const { options, withBackend, administer, addMigration, countOffers } = preparedData();

const QUICK = '5e1f0c1a-0001-4a6b-8c00-000000000001';
const ENDLESS = '5e1f0c1a-0002-4a6b-8c00-000000000002';

describe('a question that takes too long', { timeout: OPEN_TIMEOUT_MS }, () => {
  it('is given up with those that wait behind it, and the next one is answered', async () => {
    addMigration(
      '20990101000000_endless.sql',
      `alter policy "Anyone may read job offers" on public.jobs using (
         id <> '${ENDLESS}' or (select count(*) from generate_series(1, 1e12)) > 0);`,
    );
    await withBackend(async (backend) => {
      const ask = async (id: string) => {
        const query = `select=*&type=eq.job_offer&id=eq.${id}&limit=1`;
        return (await backend.fetch(new Request(`http://localhost/rest/v1/jobs?${query}`))).status;
      };
      const answers = await Promise.all([ask(QUICK), ask(ENDLESS), ask(QUICK)]);
      expect(answers).toEqual([200, 503, 503]);
      expect(await ask(QUICK)).toBe(200);
    });
  });
});

/** The sentence that the start ends with. */
async function failure(): Promise<string> {
  const error = await openBackend(options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BackendError);
  return error instanceof Error ? error.message : '';
}

describe('when a file is wrong', { timeout: OPEN_TIMEOUT_MS }, () => {
  it('a broken migration is named with file, place and reason, and leaves nothing half done', async () => {
    const name = '20990101000000_broken.sql';
    const file = join(options.migrationsFolder, name);
    addMigration(
      name,
      `insert into public.jobs (type, title) values ('job_offer', 'Nova');\nselect 'é' from nowhere;\n`,
    );
    expect(await failure()).toBe(
      `The migration ${file} failed at line 2, column 17: relation "nowhere" does not exist.`,
    );
    rmSync(file);
    expect(await countOffers()).toBe(17);
  });

  it('a migration that was changed after it ran is named', async () => {
    const file = join(options.migrationsFolder, '20250522120000_jobs.sql');
    appendFileSync(file, '-- more');
    expect(await failure()).toContain(`The migration ${file} was changed after it was applied`);
  });

  it('a migration that ran but is gone is named', async () => {
    rmSync(join(options.migrationsFolder, '20250522120000_jobs.sql'));
    expect(await failure()).toContain('migration 20250522120000, which no longer exists');
  });

  it('a badly named migration, a missing folder and a missing seed are named', async () => {
    addMigration('jobs.sql', '');
    expect(await failure()).toContain('must be named <14 digits>_<name>.sql');
    options.migrationsFolder += '-missing';
    expect(await failure()).toContain(
      `The migrations in ${options.migrationsFolder} can't be read`,
    );
    options.migrationsFolder = sources.migrationsFolder;
    options.seedFile += '-missing';
    await administer('delete from supabase_migrations.seed_files');
    expect(await failure()).toContain(`The seed ${options.seedFile} can't be read`);
  });
});

describe('when the data is wrong', { timeout: OPEN_TIMEOUT_MS }, () => {
  it.each([
    [
      'of another version',
      () => writeFileSync(join(options.dataFolder, 'postgres', 'PG_VERSION'), '16\n'),
    ],
    [
      'damaged',
      () => writeFileSync(join(options.dataFolder, 'postgres', 'global', 'pg_control'), 'x'),
    ],
  ])('data that is %s can be deleted, says the message', async (_what, spoil) => {
    spoil();
    expect(await failure()).toBe(
      `The data in ${options.dataFolder} is damaged or was made by another version of the database: ` +
        'delete that folder and start again, it is filled anew from the migrations and the seed.',
    );
  });

  it('a creation that was interrupted is started over', async () => {
    rmSync(join(options.dataFolder, 'postgres', 'global'), { recursive: true });
    writeFileSync(join(options.dataFolder, 'creating'), '');
    expect(await countOffers()).toBe(17);
  });
});
