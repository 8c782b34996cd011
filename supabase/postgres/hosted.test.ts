import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { freePort } from '@site/composer/testing/serve.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Cluster, startCluster } from '../testing/cluster.ts';
import { openStore } from '../vacancies/store.ts';

/* Migration and import on a Postgres as hosts give it: an owner who may make roles and databases, TLS, a pooler. */

const PASSWORD = 'a#b';
const certificates = join(temporaryFolder(), 'authority.pem');
let cluster: Cluster;
let pooler: ChildProcess;
let ports: { server: number; pooler: number };

beforeAll(async () => {
  ports = { server: await freePort(), pooler: await freePort() };
  cluster = startCluster(ports.server);
  const { data, owner } = cluster;
  writeFileSync(certificates, readFileSync(join(data, 'authority.pem')));
  cluster.psql(`create role site login createrole createdb password '${PASSWORD}'`);
  const file = join(data, 'pooler.ini');
  writeFileSync(
    file,
    `[databases]
pooled = host=localhost port=${ports.server} user=site password=${PASSWORD}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooler}
unix_socket_dir =
pool_mode = transaction
default_pool_size = 1
auth_type = any
client_tls_sslmode = require
client_tls_cert_file = ${data}/server.crt
client_tls_key_file = ${data}/server.key
server_tls_sslmode = verify-full
server_tls_ca_file = ${data}/authority.pem
`,
  );
  const PATH = `${process.env.PATH}:/usr/sbin`;
  pooler = spawn('pgbouncer', [file], { ...owner, stdio: 'ignore', env: { PATH } });
  const answers = () =>
    once(connect(ports.pooler, '127.0.0.1'), 'connect').then(([socket]) => socket);
  await vi.waitFor(answers, 5000);
});

afterAll(() => {
  pooler?.kill();
  cluster?.stop();
});

const addressOf = (database: string, port = ports.server) =>
  `postgres://site:${PASSWORD}@localhost:${port}/${database}`;
const TRUSTED = { PGSSLMODE: 'verify-full', PGSSLROOTCERT: certificates };

function migrate(DATABASE_URL: string, tls: NodeJS.ProcessEnv = TRUSTED) {
  const script = join(import.meta.dirname, 'migrate.ts');
  const env = { ...process.env, DATABASE_URL, AUTHENTICATOR_PASSWORD: 'secret', ...tls };
  return spawnSync(process.execPath, [script], { encoding: 'utf8', env });
}

async function vacanciesAt(DATABASE_URL: string): Promise<number> {
  const store = await openStore({ DATABASE_URL, ...TRUSTED }, '');
  const vacancies = await store.read();
  await store.write(vacancies);
  await store.end();
  return vacancies.length;
}

describe('an owner with createrole createdb and no more', () => {
  test.each([
    ['by TLS with the authority of the host', 'direct', () => ports.server],
    ['through a pooler in transaction mode', 'pooled', () => ports.pooler],
  ])('migrates and imports %s, twice', async (_, database, port) => {
    cluster.psql(`create database ${database} owner site`);
    const address = addressOf(database, port());
    expect(migrate(address)).toMatchObject({ status: 0, stderr: '' });
    expect(await vacanciesAt(address)).toBe(17);
    expect(migrate(address)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    const held = `select count(*) from pg_locks where locktype = 'advisory'`;
    expect(cluster.psql(held, { database }).stdout).toBe('0\n');
    const asAnon = `set role anon; select count(*) from jobs where type = 'job_offer'`;
    expect(cluster.psql(asAnon, { database }).stdout).toBe('17\n');
  });

  test.each([
    ['as psql does without a word on TLS', {}, ''],
    ['with `require`, of any server', { PGSSLMODE: 'require' }, ''],
    ['not of an unknown authority with `verify-full`', { PGSSLMODE: 'verify-full' }, 'certificate'],
    ['not without TLS', { PGSSLMODE: 'disable' }, 'no encryption'],
    ['not with another word', { PGSSLMODE: 'on' }, 'PGSSLMODE is "on": expected'],
  ])('connects %s', (_, tls, why) => {
    const { stderr } = migrate(addressOf('postgres'), tls);
    // The database that is there already is not its own: it comes as far as that.
    expect(stderr).toContain(why || 'permission denied for');
  });
});
