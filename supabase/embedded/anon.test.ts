// @vitest-environment node
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Backend, openBackend } from './backend.ts';
import { PUBLIC_ANON_KEY } from './key.ts';
import { clientOf, patience, sources, temporaryFolder } from './testing.ts';

const resumeId = '5e1f0c1a-0101-4a6b-8c00-000000000101';
const offerId = '5e1f0c1a-0001-4a6b-8c00-000000000001';
const offers = 17;
const dataFolder = temporaryFolder();
let backend: Backend;
let client: ReturnType<typeof clientOf>;
const jobs = () => client.from('jobs');

beforeAll(async () => {
  backend = await openBackend({ dataFolder, ...sources });
  client = clientOf(backend);
}, patience);

afterAll(async () => {
  await backend?.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

describe('with the public key, reading', () => {
  it('lists the job offers newest first', async () => {
    const { data, error } = await jobs()
      .select('*')
      .eq('type', 'job_offer')
      .order('created_at', { ascending: false });
    expect(error).toBeNull();
    expect(data).toHaveLength(offers);
    const times = data?.map((row) => Date.parse(row.created_at)) ?? [];
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(data?.[0]).toMatchObject({
      title: 'Auxiliar Administrativo',
      location_zip: '74015-040',
    });
  });

  it('gives every column in the shape of the specification, times as PostgREST writes them', async () => {
    const { data } = await jobs().select('*').eq('id', offerId).single();
    expect(Object.keys(data).sort()).toEqual(
      'benefits closed_at company_name created_at description id image_url location_zip pdf_resume_url requirements title type updated_at'.split(
        ' ',
      ),
    );
    expect(data.requirements).toHaveLength(7);
    expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
  });

  it.each([
    ['by type', () => jobs().select('*').eq('type', 'resume')],
    ['by any other type', () => jobs().select('*').neq('type', 'job_offer')],
    ['by id', () => jobs().select('*').eq('id', resumeId)],
    ['by a list of ids', () => jobs().select('*').in('id', [resumeId])],
    ['by words in the title', () => jobs().select('*').ilike('title', '%Exemplo%')],
    [
      'by an alternative',
      () => jobs().select('*').or(`type.eq.resume,id.eq.${resumeId}`).neq('type', 'job_offer'),
    ],
    ['by a list column', () => jobs().select('*').contains('requirements', ['Empilhadeira'])],
    ['by the file', () => jobs().select('*').like('pdf_resume_url', '%marivalda%')],
  ])('finds no résumé %s', async (_how, query) => {
    expect(await query()).toMatchObject({ error: null, data: [] });
  });

  it('does not count résumés', async () => {
    const all = await jobs().select('*', { count: 'exact', head: true });
    expect(all).toMatchObject({ error: null, count: offers, data: null });
    const resumes = await jobs().select('*', { count: 'exact' }).eq('type', 'resume');
    expect(resumes).toMatchObject({ count: 0, data: [] });
    expect((await jobs().select('count')).data).toEqual([{ count: offers }]);
  });

  it('shows no résumé as one of all rows, as CSV, as a plan or embedded', async () => {
    expect((await jobs().select('type')).data?.map((row) => row.type)).not.toContain('resume');
    expect((await jobs().select('*').csv()).data).not.toMatch(/resume,|Marivalda/);
    expect((await jobs().select('*').explain({ analyze: true })).error).not.toBeNull();
    expect((await jobs().select('*, jobs(*)')).error).toMatchObject({ code: 'PGRST200' });
  });
});

describe('with the public key, writing', () => {
  it.each([
    ['insert', () => jobs().insert({ type: 'job_offer', title: 'Nova' })],
    ['upsert', () => jobs().upsert({ id: offerId, type: 'job_offer', title: 'Outra' })],
    ['update', () => jobs().update({ title: 'Outra' }).eq('id', offerId)],
    ['delete', () => jobs().delete().eq('id', offerId)],
    ['call a function', () => client.rpc('version')],
  ])('refuses to %s', async (_what, write) => {
    const { status, error } = await write();
    expect({ status, error: error?.message }).toEqual({
      status: 405,
      error: 'This backend is read-only',
    });
    const after = await jobs().select('title', { count: 'exact' }).eq('id', offerId);
    expect(after).toMatchObject({ count: 1, data: [{ title: 'Auxiliar Administrativo' }] });
  });

  it('calls no function by reading either', async () => {
    const { error } = await client.rpc('version', {}, { get: true });
    expect(error).toMatchObject({ code: 'PGRST202' });
  });
});

describe('without the public key', () => {
  const question = 'http://localhost/rest/v1/jobs?select=type&limit=1000';
  const forged = `x.${btoa('{"role":"service_role"}')}.x`;

  it.each<[string, RequestInit, string]>([
    ['no key at all', {}, ''],
    [
      'a wrong key',
      { headers: { apikey: 'sb_secret_guess', Authorization: 'Bearer sb_secret_guess' } },
      '',
    ],
    [
      'a forged token',
      { headers: { apikey: PUBLIC_ANON_KEY, Authorization: `Bearer ${forged}` } },
      '',
    ],
    ['a key in the address', {}, '&apikey=sb_secret_guess'],
  ])('%s reads the same as the public key', async (_what, init, more) => {
    const response = await backend.fetch(new Request(question + more, init));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(Array(offers).fill({ type: 'job_offer' }));
  });

  it('gives many visitors at once the same answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => backend.fetch(new Request(question)).then((r) => r.text())),
    );
    expect(new Set(answers).size).toBe(1);
  });
});

describe('what the site never asks and what can keep the database busy', () => {
  const counted = `(a{1,9}){1,9}`.repeat(16);

  it.each([
    ['a regular expression', `title=match.${counted}`],
    ['one without case', `title=imatch.${counted}`],
    ['one turned round', `title=not.match.x`],
    ['one among several', 'title=match(any).{a,b}'],
    ['one in an alternative', 'or=(title.imatch.x,id.is.null)'],
    ['an encoded one', 'title=%6datch.x'],
    ['full-text search', 'title=plfts(portuguese).x'],
    ['a long alternative', `or=(${'id.is.null,'.repeat(30)}id.is.null)`],
    ['a long one in an embedded table', `jobs.or=(${'id.is.null,'.repeat(30)}id.is.null)`],
    ['a long question', `title=eq.${'a'.repeat(1000)}`],
  ])('refuses %s', async (_what, question) => {
    const response = await backend.fetch(
      new Request(`http://localhost/rest/v1/jobs?select=id&${question}`),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'This backend does not answer such questions',
    });
  });

  it('answers what only looks like it', async () => {
    const { status, data } = await jobs().select('id').eq('title', 'Rematch na Arena').limit(1);
    expect({ status, data }).toEqual({ status: 200, data: [] });
  });
});

describe('outside the interface', () => {
  it.each([
    '/',
    '/rest/v1',
    '/rest/v1/',
    '/auth/v1/signup',
    '/_system/introspect',
    '/rest/v1/%2e%2e/%2e%2e/_system/config',
  ])('answers 404 for %s', async (path) => {
    const response = await backend.fetch(new Request(`http://localhost${path}`));
    expect(response.status).toBe(404);
  });

  it('answers 400 for a malformed address', async () => {
    const response = await backend.fetch(new Request('http://localhost/rest/v1/%E0%A4%A'));
    expect(response.status).toBe(400);
  });

  it('answers 404 for tables that are not published, and 400 for a wrong question', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await client.from('schema_migrations').select()).status).toBe(404);
    expect((await jobs().select('nonsense')).status).toBe(400);
    expect(
      (await client.schema('supabase_migrations').from('schema_migrations').select()).status,
    ).toBe(406);
    log.mockRestore();
  });
});
