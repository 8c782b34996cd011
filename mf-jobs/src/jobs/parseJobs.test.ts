import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someJob, someRow } from '../testing/jobs.ts';
import type { Job } from './job.ts';
import { parseJobs } from './parseJobs.ts';

const only = (values: Record<string, unknown>) => parseJobs([someRow(values)]).items[0];

describe('a row of the table', () => {
  test('becomes a job with every field of the specification', () => {
    const row = someRow({ image_url: 'https://a.example/i.png', pdf_resume_url: '/vaga.pdf' });
    const job = someJob({
      requirements: ['Ensino médio completo'],
      benefits: ['Vale-transporte'],
      imageUrl: 'https://a.example/i.png',
      documentUrl: '/vaga.pdf',
    });
    expect(parseJobs([row])).toEqual({ skipped: [], items: [job] });
  });

  test('may leave out everything that is not needed, and carry more than is known', () => {
    const row = { id: 7, type: 'job_offer', created_at: '2026-01-01', title: 'Vaga', extra: {} };
    const { items, skipped } = parseJobs([row]);
    expect(skipped).toEqual([]);
    expect(items[0]).toMatchObject({ id: '7', companyName: '', requirements: [], imageUrl: '' });
  });

  test.each<[string, Record<string, unknown>, Partial<Job>]>([
    ['of another type is a résumé', { type: 'JOB_OFFER' }, { isOffer: false }],
    ['has no list where it is null', { requirements: null }, { requirements: [] }],
    ['has no entry twice, or blank', { benefits: [' a ', '', null, 'a'] }, { benefits: ['a'] }],
    // The policy of the site refuses a picture over plain http.
    ['has no picture over http', { image_url: 'http://a.example/i.png' }, { imageUrl: '' }],
    ['has a document over http', { pdf_resume_url: 'http://a/v' }, { documentUrl: 'http://a/v' }],
  ])('%s: %o becomes %o', (_, row, job) => {
    expect(only(row)).toMatchObject(job);
  });

  test('of any length, with any sign, becomes a text that fits a page', () => {
    const long = `\u202e\u0000${'a'.repeat(100_000)}\ud800`;
    const job = only({ title: long, description: long, benefits: Array(100).fill(long) });
    expect(job?.title).toBe(`${'a'.repeat(199)}…`);
    expect(job?.description).toHaveLength(10_000);
    expect(job?.benefits).toEqual([job?.title]);
  });

  test.each([
    { id: '' },
    { id: null },
    { type: null },
    { title: '   ' },
    { title: 7 },
    { created_at: 'ontem' },
    { created_at: null },
    { requirements: 'muitos' },
    { benefits: [{}] },
    { description: ['a'] },
  ])('with %o is malformed: it is skipped and named, the others stay', (values) => {
    const { items, skipped } = parseJobs([
      someRow({ id: 'a' }),
      someRow({ id: 'b', ...values }),
      someRow({ id: 'c' }),
    ]);
    expect(items.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(skipped).toEqual(['id' in values ? '#2' : 'b']);
  });
});

/** What each field may hold: texts, lists of them, nothing. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('<img src=x onerror=alert(1)>', '\u202e', '\0', '__proto__', ' ', '2026-03-01'),
  fc.constantFrom('javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil', null),
);
/** All that JSON can hold: an answer is parsed before it is read. */
const anything = fc.jsonValue();
const rowOf = (value: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(Object.keys(someRow()).map((field) => [field, value])));
const rows = fc.array(
  fc.oneof(
    anything,
    rowOf(anything),
    rowOf(text),
    rowOf(text).map((row) =>
      someRow({
        ...row,
        title: 'Vaga',
        created_at: '2026-03-01',
        requirements: [row.title],
        benefits: null,
      }),
    ),
  ),
);

test('whatever the backend sends, every row is shown or named, and a job that is shown is whole', () => {
  fc.assert(
    fc.property(rows, (sent) => {
      const { items, skipped } = parseJobs(sent);
      expect(items.length + skipped.length).toBe(sent.length);
      for (const job of items) {
        expect(job.id).not.toBe('');
        expect(job.title).not.toBe('');
        expect(new Date(job.createdAt).toISOString()).toBe(job.createdAt);
        expect([...job.requirements, ...job.benefits].every((item) => item.trim())).toBe(true);
        for (const address of [job.imageUrl, job.documentUrl].filter(Boolean))
          expect(new URL(address, 'https://site.example').protocol).toMatch(/^https?:$/);
      }
    }),
  );
});
