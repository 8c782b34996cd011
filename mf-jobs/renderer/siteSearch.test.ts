import { searchFileSchema } from '@site/contract/search.ts';
import { expect, test } from 'vitest';
import { someJob } from '../src/jobs/testing.ts';
import { MAX_IN_INDEX, searchVacancies } from './siteSearch.ts';

const driver = someJob({ id: '1', title: 'Motorista', city: 'Anápolis', state: 'GO' });
const many = Array.from({ length: MAX_IN_INDEX + 1 }, (_, at) => ({
  ...driver,
  id: String(at),
  path: `/vagas/motorista-${at}`,
}));

test('few vacancies are entries, with company and place', () => {
  const { entries, more } = searchVacancies([driver]);
  expect(entries).toMatchObject([
    { kind: 'vacancy', title: 'Motorista', text: expect.stringContaining('Anápolis, GO') },
  ]);
  expect(more).toBeUndefined();
});

test('many vacancies are a file of their own, asked for by their words and places', () => {
  const { entries, more, files } = searchVacancies(many);
  expect(entries).toEqual([]);
  expect(JSON.parse(String(files[0]?.bytes))).toHaveLength(MAX_IN_INDEX + 1);
  expect(more).toMatchObject({ kind: 'vacancy', file: files[0]?.file });
  expect(more?.when).toEqual(expect.arrayContaining(['vaga', 'motorista', 'anapolis']));
  expect(searchFileSchema.parse({ entries, more })).toEqual({ entries, more });
});
