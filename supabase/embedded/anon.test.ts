// @vitest-environment node
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, OPEN_TIMEOUT_MS, sources, temporaryFolder } from '../testing/backends.ts';
import { type Backend, openBackend } from './backend.ts';
import { PUBLIC_ANON_KEY } from './key.ts';

const LIST = 'select=*&type=eq.job_offer&order=created_at.desc';
const OFFER_ID = '5e1f0c1a-0001-4a6b-8c00-000000000001';
const RESUME_ID = '5e1f0c1a-0101-4a6b-8c00-000000000101';
const OFFERS = 17;
const dataFolder = temporaryFolder();
let backend: Backend;
let client: ReturnType<typeof clientOf>;
const offers = () => client.from('jobs').select('*', { count: 'exact' }).eq('type', 'job_offer');
const request = (path: string, init?: RequestInit) =>
  backend.fetch(new Request(`http://localhost${path}`, init));
const ask = (query: string, init?: RequestInit) => request(`/rest/v1/jobs?${query}`, init);

beforeAll(async () => {
  backend = await openBackend({ dataFolder, ...sources });
  client = clientOf(backend);
}, OPEN_TIMEOUT_MS);

afterAll(async () => {
  await backend?.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

describe('with the public key, reading', () => {
  it('lists the job offers newest first, and counts no résumé', async () => {
    const { data, error, count } = await offers().order('created_at', { ascending: false });
    expect(error).toBeNull();
    expect([data?.length, count]).toEqual([OFFERS, OFFERS]);
    const times = data?.map((row) => Date.parse(row.created_at)) ?? [];
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(data?.[0]).toMatchObject({
      title: 'Auxiliar Administrativo',
      location_zip: '74015-040',
    });
  });

  it('gives every column in the shape of the specification, times as PostgREST writes them', async () => {
    const { data } = await offers().eq('id', OFFER_ID).limit(1).single();
    expect(Object.keys(data).sort()).toEqual(
      'benefits closed_at company_name created_at description id image_url location_zip pdf_resume_url requirements title type updated_at'.split(
        ' ',
      ),
    );
    expect(data.requirements).toHaveLength(7);
    expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it('finds no résumé by its id', async () => {
    expect(await offers().eq('id', RESUME_ID).limit(1)).toMatchObject({ error: null, data: [] });
  });
});

describe('with the public key, writing', () => {
  it.each([
    ['insert', () => client.from('jobs').insert({ type: 'job_offer', title: 'Nova' })],
    ['update', () => client.from('jobs').update({ title: 'Outra' }).eq('id', OFFER_ID)],
    ['delete', () => client.from('jobs').delete().eq('id', OFFER_ID)],
  ])('refuses to %s', async (_what, write) => {
    const { status, error } = await write();
    expect({ status, error: error?.message }).toEqual({
      status: 405,
      error: 'This backend is read-only',
    });
    const after = await offers().eq('id', OFFER_ID).limit(1);
    expect(after.data).toMatchObject([{ title: 'Auxiliar Administrativo' }]);
  });
});

describe('without the public key', () => {
  const forged = `x.${btoa('{"role":"service_role"}')}.x`;

  it.each<[string, Record<string, string>]>([
    ['no key at all', {}],
    ['a wrong key', { apikey: 'sb_secret_guess', Authorization: 'Bearer sb_secret_guess' }],
    ['a forged token', { apikey: PUBLIC_ANON_KEY, Authorization: `Bearer ${forged}` }],
  ])('%s reads the same as the public key', async (_what, headers) => {
    const rows: { type: string }[] = await (await ask(LIST, { headers })).json();
    expect(rows.map(({ type }) => type)).toEqual(Array(OFFERS).fill('job_offer'));
  });

  it('gives many visitors at once the same answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => ask(LIST).then((response) => response.text())),
    );
    expect(new Set(answers).size).toBe(1);
  });
});

describe('what the site never asks', () => {
  it.each([
    ['nothing in particular', ''],
    ['other columns', LIST.replace('*', 'id')],
    ['a column many times', LIST.replace('*', `${'a0:description,'.repeat(50)}id`)],
    ['another type', LIST.replace('job_offer', 'resume')],
    ['every type', 'select=*&order=created_at.desc'],
    ['another order', LIST.replace('created_at', 'title')],
    ['a parameter twice', `${LIST}&select=*`],
    ['one more parameter', `${LIST}&title=ilike.*a*`],
    ['a regular expression', `${LIST}&title=match.(a{1,9}){1,9}`],
    ['an encoded one', `${LIST}&title=%6datch.x`],
    ['a long alternative', `${LIST}&or=(${'id.is.null,'.repeat(30)}id.is.null)`],
    ['an embedded table', LIST.replace('*', '*,jobs(*)')],
    ['the same in other letters', LIST.replace('job_offer', 'job%5Foffer')],
    ['a key in the address', `${LIST}&apikey=sb_secret_guess`],
    ['a long part of the list', `${LIST}&offset=0&limit=99999`],
  ])('is refused: %s', async (_what, query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'The site does not send this query (shared/contract/src/queries.ts)',
    });
  });

  it.each([
    '/',
    '/rest/v1',
    '/rest/v1/',
    `/rest/v1/schema_migrations?${LIST}`,
    '/rest/v1/rpc/version',
    '/auth/v1/signup',
    '/_system/introspect',
    '/rest/v1/%2e%2e/%2e%2e/_system/config',
  ])('answers 404 for %s', async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  it('answers 400 for another spelling of the address', async () => {
    expect((await request(`/rest/v1/%6aobs?${LIST}`)).status).toBe(400);
    expect((await request('/rest/v1/%E0%A4%A')).status).toBe(400);
  });
});
