import { otherNumber } from '@site/content/plural.ts';
import { needlesOf } from '@site/content/words.ts';
import * as z from 'zod/mini';
import { type Brief, briefSchema, type Job } from '../jobs/job.ts';

/** All vacancies, newest first, and for each word those that have it: one file for all visitors. */
export const searchIndexSchema = z.object({
  jobs: z.array(briefSchema),
  /** With each word its places in `jobs`, each as the distance from the one before. */
  words: z.array(z.tuple([z.string(), z.string()])),
});

export type SearchIndex = z.infer<typeof searchIndexSchema>;

/** Makes the index of vacancies, newest first. */
export function makeSearchIndex(jobs: readonly Job[]): SearchIndex {
  const found = new Map<string, number[]>();
  jobs.forEach((job, place) => {
    const { title, companyName, locationZip, city, state, description } = job;
    const texts = [title, companyName, locationZip, city, state, description];
    for (const { word } of needlesOf([...texts, ...job.requirements, ...job.benefits].join(' '))) {
      const places = found.get(word) ?? [];
      found.set(word, places);
      places.push(place);
    }
  });
  const steps = (places: number[]) => places.map((place, at) => place - (places[at - 1] ?? 0));
  const words = [...found].map(([word, places]) => [word, steps(places).join(' ')]);
  // The schema keeps only the fields of one line of each vacancy.
  return searchIndexSchema.parse({ jobs, words });
}

/** The search of an index by words: no case, no accents, any number; the newest first. */
export function jobSearch({ jobs, words }: SearchIndex): (query: string) => Brief[] {
  const index = words.map(([word, steps]) => {
    let place = 0;
    const places = steps.split(' ').map((step) => (place += Number(step)));
    return { word, others: otherNumber(word), places };
  });
  const withWord = (typed: string) => {
    const marks = new Uint8Array(jobs.length);
    for (const { word, others, places } of index) {
      if (word.includes(typed) || others.some((other) => other.startsWith(typed)))
        for (const place of places) marks[place] = 1;
    }
    return marks;
  };
  return (query) => {
    const found = needlesOf(query).map(({ word }) => withWord(word));
    return jobs.filter((_, place) => found.every((marks) => marks[place]));
  };
}
