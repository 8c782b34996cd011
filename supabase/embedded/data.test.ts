// @vitest-environment node
import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Backend, type BackendOptions, openBackend } from './backend.ts';
import { openDatabase } from './database.ts';
import { BackendError } from './errors.ts';
import { clientOf, patience, sources, startProcess, temporaryFolder } from './testing.ts';

const root = temporaryFolder();
const prepared = join(root, 'prepared');
let options: BackendOptions;
let number = 0;

beforeAll(async () => {
  await (await openBackend({ dataFolder: prepared, ...sources })).close();
}, patience);
afterAll(() => rmSync(root, { recursive: true, force: true }));

// Copying a database is much quicker than creating one.
beforeEach(() => {
  const folder = join(root, String(++number));
  options = {
    dataFolder: join(folder, 'data'),
    migrationsFolder: join(folder, 'migrations'),
    seedFile: join(folder, 'seed.sql'),
  };
  cpSync(prepared, options.dataFolder, { recursive: true });
  cpSync(sources.migrationsFolder, options.migrationsFolder, { recursive: true });
  cpSync(sources.seedFile, options.seedFile);
});

/** Opens the backend, hands it over and closes it whatever happens. */
async function withBackend<T>(use: (backend: Backend) => Promise<T>): Promise<T> {
  const backend = await openBackend(options);
  try {
    return await use(backend);
  } finally {
    await backend.close();
  }
}

/** Changes the data as its administrator would, while no backend runs. */
async function administer(sql: string): Promise<void> {
  const database = new PGlite(join(options.dataFolder, 'postgres'));
  await database.exec(sql);
  await database.close();
}

const addMigration = (name: string, sql: string) =>
  writeFileSync(join(options.migrationsFolder, name), sql);

const countOffers = () =>
  withBackend(async (backend) => {
    const query = clientOf(backend).from('jobs').select('*', { count: 'exact', head: true });
    return (await query).count;
  });

describe('the data of the embedded backend', { timeout: patience }, () => {
  it('survives close and reopen, and the seed does not bring deleted rows back', async () => {
    await administer(`delete from public.jobs where title = 'Ajudante Geral'`);
    expect(await countOffers()).toBe(16);
    expect(await countOffers()).toBe(16);
  });

  it('survives a process that was killed', async () => {
    const backendFile = new URL('./backend.ts', import.meta.url).href;
    const other = await startProcess(
      `const { openBackend } = await import(${JSON.stringify(backendFile)});
       await openBackend(${JSON.stringify(options)})`,
    );
    await other.kill('SIGKILL');
    expect(await countOffers()).toBe(17);
  });

  it('is opened by one process at a time, and again after close', async () => {
    await withBackend(async (backend) => {
      await expect(openBackend(options)).rejects.toThrow(
        `The data folder ${options.dataFolder} is in use by process ${process.pid}`,
      );
      await backend.close();
      const late = await backend.fetch(new Request('http://localhost/rest/v1/jobs'));
      expect(late.status).toBe(503);
    });
    expect(await countOffers()).toBe(17);
  });

  it('gets new migrations at the next start, each once', async () => {
    addMigration(
      '20990101000000_more.sql',
      `insert into public.jobs (type, title) values ('job_offer', 'Nova');`,
    );
    expect(await countOffers()).toBe(18);
    expect(await countOffers()).toBe(18);
  });
});

describe('the database session', { timeout: patience }, () => {
  it('reaches beyond 1000 rows by ranges, without gap or repetition', async () => {
    await administer(`insert into public.jobs (type, title, created_at)
      select 'job_offer', 'Vaga ' || n, '2024-01-01' from generate_series(1, 1200) n`);
    await withBackend(async (backend) => {
      const page = async (from: number, to: number) => {
        const query = clientOf(backend)
          .from('jobs')
          .select('id')
          .order('created_at', { ascending: false })
          .order('id');
        return (await query.range(from, to)).data?.map(({ id }) => id) ?? [];
      };
      const [whole, first, second] = [
        await page(0, 4999),
        await page(0, 999),
        await page(1000, 1999),
      ];
      expect(whole).toEqual(first);
      expect([first.length, second.length]).toEqual([1000, 217]);
      expect(new Set([...first, ...second]).size).toBe(1217);
    });
  });

  it('cannot write or read résumés, whatever it is told', async () => {
    addMigration('20990101000000_private.sql', 'create table public.private (id int);');
    await withBackend(async () => undefined);
    const connection = await openDatabase(options.dataFolder);
    await connection.becomeAnon();
    const ask = (sql: string) => connection.driver.query(sql);
    expect((await ask(`select * from public.jobs where type <> 'job_offer'`)).rows).toEqual([]);
    await expect(ask('delete from public.jobs')).rejects.toThrow('read-only transaction');
    await ask('begin read write');
    await expect(ask('delete from public.jobs')).rejects.toThrow(
      'permission denied for table jobs',
    );
    await ask('rollback');
    await expect(ask('select * from public.private')).rejects.toThrow(
      'permission denied for table private',
    );
    await expect(ask('create table public.mine (id int)')).rejects.toThrow('read-only transaction');
    await connection.close();
  });
});

describe('a question that takes too long', { timeout: patience }, () => {
  it('is given up with those that wait behind it, and the next one is answered', async () => {
    addMigration(
      '20990101000000_endless.sql',
      `create view public.endless as select count(*) as n from generate_series(1, 1e12);
       grant select on public.endless to anon;`,
    );
    await withBackend(async (backend) => {
      const ask = (path: string) =>
        backend.fetch(new Request(`http://localhost/rest/v1/${path}`)).then(({ status }) => status);
      expect(await Promise.all([ask('jobs?select=id'), ask('endless'), ask('jobs')])).toEqual([
        200, 503, 503,
      ]);
      expect(await ask('jobs')).toBe(200);
      expect(await ask('endless')).toBe(503);
      expect(await ask('jobs')).toBe(200);
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

describe('when a file is wrong', { timeout: patience }, () => {
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

describe('when the data is wrong', { timeout: patience }, () => {
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
