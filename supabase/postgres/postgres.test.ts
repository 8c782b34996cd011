import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../testing/cluster.ts';
import { openSession } from '../testing/session.ts';
import { imported } from '../testing/sheets.ts';
import { openStore, type Store } from '../vacancies/store.ts';

const supabase = join(import.meta.dirname, '..');
const script = join(supabase, 'postgres', 'migrate.ts');
const password = `p'w "$1`;
const scratch = temporaryFolder();
let cluster: Cluster;

beforeAll(() => {
  cluster = startCluster();
  expect(init()).toMatchObject({ status: 0, stderr: '' });
  asAdmin('create table public.another (id int)');
});

afterAll(() => cluster?.stop());

/** Runs migrate.ts as docker-compose does, with this repository's files. */
function init(changes: NodeJS.ProcessEnv = {}) {
  const env = {
    ...cluster.env,
    PGUSER: 'postgres',
    AUTHENTICATOR_PASSWORD: password,
    ...changes,
  };
  return spawnSync(process.execPath, [script], { encoding: 'utf8', env });
}

/** What a role gets to see, asked the way PostgREST asks. */
const as = (role: string, sql: string) => cluster.psql(`set role ${role}; ${sql}`).stdout.trim();
const refusal = (role: string, sql: string) =>
  cluster.psql(`set role ${role}; ${sql}`).stderr.trim();
const asAdmin = (sql: string, database = 'postgres') =>
  cluster.psql(sql, { database }).stdout.trim();

function newDatabase(name: string): string {
  asAdmin(`create database ${name}`);
  return name;
}

describe.each(['anon', 'authenticated'])('on a real Postgres, %s', (role) => {
  test('reads the job offers, and no résumé, though there are some', () => {
    const types = 'select count(*), min(type), max(type) from jobs';
    expect(as(role, types)).toBe('17|job_offer|job_offer');
    expect(asAdmin(types)).toBe('18|job_offer|resume');
  });

  test.each([
    ['create table public.mine (id int)', 'for schema public'],
    // Temporary tables and large objects fill the disk.
    ['create temporary table mine (id int)', 'to create temporary tables'],
    ['select lo_create(0)', 'for function lo_create'],
    [`select lo_from_bytea(0, 'x')`, 'for function lo_from_bytea'],
    ['select lo_open(1, 131072)', 'for function lo_open'],
    // A new table grants nothing by itself.
    ['select * from another', 'for table another'],
    ['select * from supabase_migrations.schema_migrations', ''],
  ])('may not run: %s', (sql, what) => {
    expect(refusal(role, sql)).toContain(`permission denied ${what}`);
  });
});

describe('the roles', () => {
  test('hold exactly the rights on jobs that the migration names', () => {
    const grants = asAdmin(`select grantee, string_agg(privilege_type, ' ' order by privilege_type)
      from information_schema.role_table_grants
      where table_name = 'jobs' and grantee <> 'postgres' group by grantee order by grantee`);
    expect(grants.split('\n')).toEqual([
      'anon|SELECT',
      'authenticated|SELECT',
      'service_role|DELETE INSERT SELECT UPDATE',
    ]);
  });

  test('cannot log in, except authenticator, and only authenticator with its password', () => {
    const logins = asAdmin(
      `select rolname from pg_roles where rolcanlogin and rolname !~ '^pg_' order by 1`,
    );
    expect(logins.split('\n')).toEqual(['authenticator', 'postgres']);
    expect(cluster.psql('select 1', { user: 'authenticator', password }).stdout).toBe('1\n');
    expect(cluster.psql('select 1', { user: 'authenticator', password: 'wrong' }).stderr).toMatch(
      /authentication failed/,
    );
  });

  test('have a time after which what they ask is given up', () => {
    const settings = asAdmin(
      `select rolname, setting from pg_roles, unnest(rolconfig) setting where setting like '%timeout%' order by 1, 2`,
    );
    expect(settings.split('\n')).toEqual([
      'anon|statement_timeout=3s',
      'authenticator|idle_in_transaction_session_timeout=10s',
      'authenticator|statement_timeout=8s',
    ]);
  });

  test('authenticator can become anon, no other role, and reads nothing by itself', () => {
    const ask = (sql: string) => cluster.psql(sql, { user: 'authenticator', password });
    expect(ask('set role anon; select count(*) from jobs').stdout).toBe('17\n');
    expect(ask('select count(*) from jobs').stderr).toMatch(/permission denied/);
    for (const role of ['authenticated', 'service_role', 'postgres'])
      expect(ask(`set role ${role}`).stderr).toMatch(/permission denied to set role/);
  });
});

describe('the table', () => {
  test.each([
    ['an empty type', { type: `' '` }, 'jobs_type_not_empty'],
    ['an empty title', { title: `''` }, 'jobs_title_not_empty'],
    ['a CEP in another form', { location_zip: `'74015040'` }, 'jobs_location_zip_is_cep'],
    ['a script as a link', { pdf_resume_url: `'javascript:alert(1)'` }, 'is_web'],
    ['a picture of no known site', { image_url: `'//evil.example/x.png'` }, 'is_web'],
    ['a list with a gap', { benefits: `array['a', null]` }, 'benefits_have_no_null'],
  ])('refuses %s', (_what, spoilt, constraint) => {
    const row = { type: `'x'`, title: `'x'`, ...spoilt };
    const sql = `insert into jobs (${Object.keys(row)}) values (${Object.values(row)})`;
    expect(cluster.psql(sql).stderr).toContain(constraint);
  });

  test('fills in what is not given', () => {
    const row = asAdmin(`insert into jobs (type, title) values ('resume', 'x')
      returning requirements, benefits, description = '', id is not null, now() - created_at < '1 hour'`);
    asAdmin(`delete from jobs where title = 'x'`);
    expect(row).toBe('{}|{}|t|t|t');
  });
});

test('a migration that waits for another one says so, and follows it', async () => {
  const other = await openSession(cluster, 'postgres');
  await other.query('begin; select pg_advisory_xact_lock(20250522)');
  const env = { ...cluster.env, PGUSER: 'postgres', AUTHENTICATOR_PASSWORD: password };
  const waiting = spawn(process.execPath, [script], { env });
  const [said] = await once(waiting.stdout, 'data');
  expect(String(said)).toBe('migrate: waiting for another migration, for up to a minute\n');
  await other.query('commit');
  expect(await once(waiting, 'exit')).toEqual([0, null]);
  await other.end();
});

test('a PostgREST that runs already is told to read the schema again', async () => {
  const session = await openSession(cluster, 'postgres');
  await session.query('listen pgrst');
  const told = once(session, 'notification');
  expect(init()).toMatchObject({ status: 0 });
  expect(await told).toMatchObject([{ channel: 'pgrst', payload: 'reload schema' }]);
  await session.end();
});

describe('backup and restore, by the commands of docs/running.md,', () => {
  const text = readFileSync(join(supabase, '../docs/running.md'), 'utf8');
  const commands = [...text.matchAll(/^docker compose exec -T postgres (.*)$/gm)];
  const [backup = '', restore = ''] = commands.map(([, command = '']) => command);
  const run = (command: string) =>
    spawnSync('sh', ['-c', command], { encoding: 'utf8', env: cluster.env, cwd: scratch });

  beforeAll(() => void expect(run(backup)).toMatchObject({ status: 0, stderr: '' }));

  test('bring back what was lost, with its policies and grants', () => {
    asAdmin(
      `delete from jobs; alter table jobs disable row level security; grant all on jobs to anon`,
    );
    expect(run(restore)).toMatchObject({ status: 0, stderr: '' });
    expect(as('anon', 'select count(*) from jobs')).toBe('17');
    expect(asAdmin('select count(*) from jobs')).toBe('18');
    expect(refusal('anon', 'delete from jobs')).toMatch(/permission denied for table jobs/);
  });

  test('fill a fresh machine, where migrations ran already and run again after', () => {
    const database = newDatabase('restored');
    expect(init({ PGDATABASE: database, SEED_FILE: '' })).toMatchObject({ status: 0 });
    expect(run(restore.replace('-d postgres', `-d ${database}`))).toMatchObject({ status: 0 });
    expect(init({ PGDATABASE: database })).toMatchObject({ status: 0, stdout: '' });
    expect(asAdmin('select count(*) from jobs', database)).toBe('18');
  });
});

describe('the store of vacancies', () => {
  let database: string;
  let store: Store;
  beforeAll(async () => {
    database = newDatabase('store');
    expect(init({ PGDATABASE: database, SEED_FILE: '' })).toMatchObject({ status: 0 });
    const host = encodeURIComponent(cluster.env.PGHOST ?? '');
    const databaseUrl = `postgres://postgres@/${database}?host=${host}`;
    store = await openStore({ DATABASE_URL: databaseUrl }, '');
  });
  afterAll(() => store?.end());

  test('gives vacancies back as they were written, and there is no seed where none was asked for', async () => {
    const written = await imported(
      'Cargo;Descrição;Requisitos\nGarçom;"a; ""b""\nc";"{a,b}\nNULL\n"""',
    );
    await store.write(written);
    expect(await store.read()).toEqual(written);
  });

  test('names a row that cannot be read, and reads the others', async () => {
    const odd = `insert into jobs (type, title, created_at) values ('job_offer', 'x', 'infinity') returning id`;
    const id = asAdmin(odd, database);
    const unread: string[] = [];
    expect(await store.read((one) => unread.push(one))).toHaveLength(1);
    expect(unread).toEqual([id]);
    asAdmin(`delete from jobs where title = 'x'`, database);
  });
});

describe('migrate.ts, when something is wrong,', () => {
  test('names what is broken with file and line, and leaves nothing half done', () => {
    const SEED_FILE = join(scratch, 'broken.sql');
    writeFileSync(SEED_FILE, 'create table half (id int);\nselect * from nowhere;\n');
    const place = 'line 2, column 15: relation "nowhere" does not exist';
    const stderr = `migrate: ${SEED_FILE} failed at ${place}.\n`;
    const PGDATABASE = newDatabase('broken');
    expect(init({ PGDATABASE, SEED_FILE })).toMatchObject({ status: 1, stderr });
    expect(asAdmin(`select to_regclass('half') is null`, 'broken')).toBe('t');
  });

  test.each([
    [
      { AUTHENTICATOR_PASSWORD: '' },
      'The configuration is not valid. AUTHENTICATOR_PASSWORD is missing: expected the password that PostgREST logs in with.',
    ],
    [{ PGHOST: scratch }, `connect ENOENT ${scratch}/.s.PGSQL.5432`],
    [{ PGPASSWORD_FILE: '/nowhere' }, `ENOENT: no such file or directory, open '/nowhere'`],
  ])('says in one sentence what is wrong with %o', (changes, sentence) => {
    expect(init(changes)).toMatchObject({ status: 1, stderr: `migrate: ${sentence}\n` });
  });
});
