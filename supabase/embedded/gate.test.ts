// @vitest-environment node
import { expect, it } from 'vitest';
import { questionOf, refusal } from './gate.ts';

const LIST = '/rest/v1/jobs?select=*&type=eq.job_offer&order=created_at.desc';
const request = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init);

it('what the site asks goes on to the database, without keys, tokens and cookies', () => {
  const secrets = { apikey: 'a', Authorization: 'Bearer a', Cookie: 'a=b' };
  const asked = request(LIST, { headers: { ...secrets, Prefer: 'count=exact' } });
  expect(refusal(asked)).toBeUndefined();
  expect(questionOf(asked)).toEqual({
    method: 'GET',
    address: `http://localhost${LIST}`,
    headers: { prefer: 'count=exact' },
  });
});

it.each([
  [400, '/rest/v1/jobs', 'The site does not send this query (shared/contract/src/queries.ts)'],
  [400, LIST.replace('job_offer', 'resume'), 'The site does not send this query'],
  [400, LIST.replace('jobs', '%6aobs'), 'The site does not send this query'],
  [400, '/rest/v1/%E0%A4%A', 'The address is malformed'],
  [404, '/', 'Not found'],
  [404, '/rest/v1/', 'Not found'],
  [404, LIST.replace('jobs', 'schema_migrations'), 'Not found'],
  [404, '/rest/v1/rpc/version', 'Not found'],
  [404, '/_system/introspect', 'Not found'],
  [404, '/rest/v1/%2e%2e/%2e%2e/_system/config', 'Not found'],
])('%d is the answer to %s', async (status, path, message) => {
  const response = refusal(request(path));
  expect(response?.status).toBe(status);
  expect(await response?.json()).toMatchObject({ message: expect.stringContaining(message) });
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused: nothing can be written', (method) => {
  expect(refusal(request(LIST, { method }))?.status).toBe(405);
});
