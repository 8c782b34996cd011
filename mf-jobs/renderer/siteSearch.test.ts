import { expect, test } from 'vitest';
import { someJob } from '../src/testing/jobs.ts';
import { searchVacancies } from './siteSearch.ts';

test('vacancies are entries, with company and place: the newest, as many as a visitor downloads', () => {
  const driver = someJob({ title: 'Motorista', city: 'Anápolis', state: 'GO' });
  expect(searchVacancies([driver])).toMatchObject([
    { kind: 'vacancy', title: 'Motorista', text: expect.stringContaining('Anápolis, GO') },
  ]);
  const many = Array.from({ length: 1001 }, (_, at) => ({ ...driver, path: `/vagas/m-${at}` }));
  expect(searchVacancies(many).map(({ href }) => href)).toEqual(
    many.slice(0, 1000).map(({ path }) => path),
  );
});
