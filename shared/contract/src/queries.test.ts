import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLOWED_QUERIES, isAllowedQuery, QUERIES_PATH } from './queries.ts';

const template = new URL('../../edge/nginx/edge.conf.template', import.meta.url);

test('the edge forwards exactly the queries that the embedded backend answers', () => {
  const block = /map \$request_uri \$is_allowed_query \{([^}]*(?:\{[^}]*\}[^}]*)*)\n\}/.exec(
    readFileSync(template, 'utf8'),
  );
  const patterns = [...(block?.[1] ?? '').matchAll(/^ {2}"~(.*)" 1;$/gm)].map(([, text]) => text);
  expect(patterns).toEqual(
    ALLOWED_QUERIES.map(({ source }) => source.replace('^', `^${QUERIES_PATH}\\?`)),
  );
});

test.each([
  'select=*&type=eq.job_offer&order=created_at.desc',
  'select=*&type=eq.job_offer&order=created_at.desc%2Cid.desc&offset=1000&limit=1000',
  'select=*&type=eq.job_offer&id=eq.5e1f0c1a-0001-4a6b-8c00-000000000001&limit=1',
  'select=*&type=eq.job_offer&id=eq.17&limit=1',
])('the site sends %s', (query) => {
  expect(isAllowedQuery(query)).toBe(true);
});

const LIST = 'select=*&type=eq.job_offer&order=created_at.desc';

test.each([
  ['nothing in particular', ''],
  ['a line more', `${LIST}\n`],
  ['other columns', LIST.replace('*', 'id')],
  ['an embedded table', LIST.replace('*', '*,jobs(*)')],
  ['another type', LIST.replace('job_offer', 'resume')],
  ['another order', LIST.replace('created_at', 'title')],
  ['another order of parameters', 'type=eq.job_offer&select=*&order=created_at.desc'],
  ['one more parameter', `${LIST}&title=ilike.*a*`],
  ['a long alternative', `${LIST}&or=(${'id.is.null,'.repeat(30)}id.is.null)`],
  ['the same in other letters', LIST.replace('job_offer', 'job%5Foffer')],
  ['a key in the address', `${LIST}&apikey=sb_secret_guess`],
  ['what changed since', 'select=*&type=eq.job_offer&updated_at=gte.2026-01-01'],
])('the site never sends %s', (_, query) => {
  expect(isAllowedQuery(query)).toBe(false);
});
