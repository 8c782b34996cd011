import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchJobs } from './searchJobs.ts';
import { someJob } from './testing.ts';

const cook = someJob({ id: 'cook', title: 'Confeiteiro(a)', companyName: 'Padaria São João' });
const driver = someJob({
  id: 'driver',
  title: 'Motorista',
  locationZip: '74968-500',
  requirements: ['CNH categoria D'],
  benefits: ['Plano de saúde'],
});
const find = (query: string) => searchJobs([cook, driver], query).map(({ id }) => id);

test('an empty search shows every offer', () => {
  expect(find('')).toEqual(['cook', 'driver']);
  expect(find('  \t ')).toEqual(['cook', 'driver']);
});

test('case and accents make no difference', () => {
  expect(find('SAO JOAO')).toEqual(['cook']);
  expect(find('saúde')).toEqual(['driver']);
  expect(find('saude')).toEqual(['driver']);
});

test('every word must be there, in any order and any field', () => {
  expect(find('saúde motorista 74968 cnh')).toEqual(['driver']);
  expect(find('motorista padaria')).toEqual([]);
});

test('singular and plural find each other', () => {
  expect(find('confeiteiros')).toEqual(['cook']);
  expect(find('padarias')).toEqual(['cook']);
  expect(find('motoristas planos')).toEqual(['driver']);
  const offer = someJob({ title: 'Auxiliares gerais', requirements: ['Noções de informática'] });
  expect(searchJobs([offer], 'auxiliar geral noção')).toEqual([offer]);
});

test('signs alone find nothing', () => {
  expect(find('!!!')).toEqual([]);
});

test('what one types is never a pattern', () => {
  for (const query of ['.*', '(a)', '[', '\\']) expect(() => find(query)).not.toThrow();
  expect(find('.*')).toEqual([]);
  expect(find('(a)')).toEqual(['cook']);
});

test('whatever is searched, the result is a part of the list in its order', () => {
  const jobs = fc.array(fc.string({ unit: 'grapheme' }).map((title) => someJob({ title })));
  fc.assert(
    fc.property(jobs, fc.string({ unit: 'grapheme' }), (all, query) => {
      const found = searchJobs(all, query);
      expect(found).toEqual(all.filter((job) => found.includes(job)));
    }),
  );
});

test('an offer is found by its own title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (title) => {
      const job = someJob({ title });
      expect(searchJobs([job], title)).toEqual([job]);
    }),
  );
});
