import { matches, needlesOf, searchable } from '@site/content/words.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Job } from '../jobs/job.ts';
import { someJob } from '../testing/jobs.ts';
import { jobSearch, makeSearchIndex, searchIndexSchema } from './searchIndex.ts';

const cook = someJob({ id: 'cook', title: 'Confeiteiro(a)', companyName: 'Padaria São João' });
const driver = someJob({
  id: 'driver',
  title: 'Motorista',
  companyName: 'Rota',
  city: 'Rio Verde',
  requirements: ['CNH categoria D', 'Noções de C#'],
  benefits: ['Plano de saúde'],
});
const search = jobSearch(
  searchIndexSchema.parse(JSON.parse(JSON.stringify(makeSearchIndex([cook, driver])))),
);
const find = (query: string) => search(query).map(({ title }) => title);

test('words are found without case and accents, in every field, the city too', () => {
  expect(find('SAO joao')).toEqual(['Confeiteiro(a)']);
  expect(find('saude rio verde')).toEqual(['Motorista']);
  expect(find('74015')).toEqual(['Confeiteiro(a)', 'Motorista']);
  expect(find('c#')).toEqual(['Motorista']);
});

/** A search through all texts of an offer, without an index. */
function hasWords(job: Job, query: string): boolean {
  const { title, companyName, locationZip, city, state, description } = job;
  const texts = [title, companyName, locationZip, city, state, description];
  return matches(searchable([...texts, ...job.requirements, ...job.benefits]), needlesOf(query));
}

test('whatever the words, it finds what a search through the whole texts finds', () => {
  const word = fc.constantFrom('motor', 'motores', 'ação', 'ações', 'C#', 'sul', 'nível', '(a)');
  const words = fc.array(word, { maxLength: 4 }).map((list) => list.join(' '));
  fc.assert(
    fc.property(fc.array(words, { maxLength: 6 }), words, (titles, query) => {
      const jobs = titles.map((title, id) => someJob({ id: String(id), title }));
      const find = jobSearch(makeSearchIndex(jobs));
      expect(find(query).map(({ path }) => path)).toEqual(
        jobs.filter((job) => hasWords(job, query)).map(({ path }) => path),
      );
    }),
  );
});
