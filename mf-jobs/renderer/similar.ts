import { fold, wordsOf } from '@site/content/words.ts';
import * as z from 'zod/mini';
import { type Brief, briefSchema, type Job } from '../src/jobs/job.ts';
import { newestFirst } from './vacancies.ts';

/** How many others a vacancy's page shows. */
const COUNT = 3;
const MIN_WORD_LENGTH = 4;
/** A word that many titles have says little, and comparing all of them would take long. */
const MAX_WITH_WORD = 60;

/** Finds vacancies similar to one: by words of its title, then by its city and age. A new vacancy changes few pages. */
export function similarTo(jobs: readonly Job[]) {
  const byCity = Map.groupBy(jobs, ({ city }) => city);
  const titles = jobs.flatMap((job) => titleWords(job.title).map((word) => ({ word, job })));
  const byWord = Map.groupBy(titles, ({ word }) => word);
  return (subject: Pick<Job, 'path' | 'title' | 'city' | 'createdAt'>): Brief[] => {
    const alike = titleWords(subject.title)
      .map((word) => byWord.get(word) ?? [])
      .filter(({ length }) => length <= MAX_WITH_WORD);
    const scores = [...Map.groupBy(alike.flat(), ({ job }) => job)].map(([job, words]) => {
      const isNear = job.city && job.city === subject.city;
      return [job, words.length * 2 + (isNear ? 1 : 0)] as const;
    });
    const best = scores.sort(([one, a], [other, b]) => b - a || newestFirst(one, other));
    const near = (subject.city && byCity.get(subject.city)) || [];
    const newer = near.findIndex(({ createdAt }) => createdAt <= subject.createdAt);
    const at = newer < 0 ? near.length : newer;
    // The subject and the best may be among them.
    const room = 3 * COUNT;
    const before = near.slice(at, at + room);
    const after = near.slice(Math.max(0, at - room), at).toReversed();
    const found = new Set([...best.map(([job]) => job), ...before, ...after]);
    const others = [...found].filter(({ path }) => path !== subject.path);
    return others.slice(0, COUNT).map((job) => z.parse(briefSchema, job));
  };
}

function titleWords(title: string): string[] {
  const words = wordsOf(fold(title));
  return [...new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH))];
}
