import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sources } from '../testing/backends.ts';
import { type Cluster, startCluster } from '../testing/cluster.ts';
import { openStore } from './openStore.ts';
import type { Store } from './store.ts';
import type { Vacancy } from './vacancy.ts';

let cluster: Cluster;
let store: Store;

beforeAll(async () => {
  cluster = startCluster();
  const roles = new URL('../postgres/roles.sql', import.meta.url);
  const migrations = ['20250522120000_jobs.sql', '20261121200000_jobs_changes.sql'];
  const files = [roles, ...migrations.map((name) => `${sources.migrationsFolder}/${name}`)];
  for (const file of files) expect(cluster.psql(readFileSync(file, 'utf8')).stderr).toBe('');
  const host = encodeURIComponent(cluster.env.PGHOST ?? '');
  const databaseUrl = `postgres://postgres@/postgres?host=${host}`;
  store = await openStore({ ...sources, databaseUrl, dataFolder: '' });
}, 120_000);
afterAll(async () => {
  await store?.end();
  cluster?.stop();
});

const vacancy: Vacancy = {
  id: '00000000-0000-8000-8000-000000000001',
  created_at: '2026-03-02T15:00:00.000Z',
  title: 'Garçom',
  company_name: null,
  description: 'a; "b"\nc',
  location_zip: '74015-040',
  requirements: ['{a,b}', 'NULL', '"'],
  benefits: [],
  image_url: null,
  pdf_resume_url: null,
  closed_at: null,
};

it('vacancies go into a Postgres and come back as they were', async () => {
  await store.write([vacancy]);
  expect(await store.read()).toEqual([vacancy]);
});

it('a vacancy that is closed cannot be read anonymously, and when it changed is noted', async () => {
  const changedAt = () => cluster.psql('select updated_at from jobs').stdout;
  const before = changedAt();
  await store.write([{ ...vacancy, closed_at: '2026-03-03T15:00:00.000Z' }]);
  expect(changedAt()).not.toBe(before);
  expect(cluster.psql('set role anon; select count(*) from jobs').stdout).toBe('0\n');
});
