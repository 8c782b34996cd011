import { fold, wordsOf } from '@site/content/words.ts';
import type { Brief, Job } from '../src/jobs/job.ts';

/** How many others a vacancy's page shows. */
const COUNT = 3;
const MIN_WORD_LENGTH = 4;
/** A word that many titles have says little, and comparing all of them would take long. */
const MAX_WITH_WORD = 60;

/** What of a vacancy is compared. */
type Subject = Pick<Job, 'path' | 'title' | 'city' | 'createdAt'>;

/**
 * Finds vacancies like one: by words of their titles, then by city. Where these are too few, the ones
 * published just before it follow, so that a vacancy that comes changes few pages.
 * `jobs` are newest first.
 */
export function similarTo(jobs: readonly Job[]): (subject: Subject) => Brief[] {
  const byWord = new Map<string, Job[]>();
  for (const job of jobs) {
    for (const word of titleWords(job.title)) {
      const known = byWord.get(word);
      if (known) known.push(job);
      else byWord.set(word, [job]);
    }
  }
  return (subject) => {
    const scores = new Map<Job, number>();
    for (const word of titleWords(subject.title)) {
      const alike = byWord.get(word) ?? [];
      if (alike.length > MAX_WITH_WORD) continue;
      for (const job of alike) scores.set(job, (scores.get(job) ?? 0) + 2);
    }
    for (const [job, score] of scores) {
      if (job.city && job.city === subject.city) scores.set(job, score + 1);
    }
    const best = [...scores]
      .filter(([job]) => job.path !== subject.path)
      .sort(([one, a], [other, b]) => b - a || compareAge(one, other))
      .map(([job]) => job)
      .slice(0, COUNT);
    return [...best, ...olderThan(jobs, subject, best)].slice(0, COUNT).map(briefOf);
  };
}

/** A vacancy in one line. */
function briefOf({ path, title, companyName, city, state, createdAt }: Job): Brief {
  return { path, title, companyName, city, state, createdAt };
}

/** Newest first; those of the same moment by path, so that the order is always the same. */
function compareAge(one: Job, other: Job): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one.path < other.path ? -1 : 1;
}

/** Those published just before; of the oldest, those just after. */
function olderThan(jobs: readonly Job[], subject: Subject, without: readonly Job[]): Job[] {
  const others = (job: Job) => job.path !== subject.path && !without.includes(job);
  const at = firstOlder(jobs, subject.createdAt);
  const older = jobs.slice(at, at + 3 * COUNT).filter(others);
  if (older.length >= COUNT) return older;
  return [
    ...older,
    ...jobs
      .slice(Math.max(0, at - 3 * COUNT), at)
      .filter(others)
      .reverse(),
  ];
}

/** The place of the first vacancy that is not newer than a moment. */
function firstOlder(jobs: readonly Job[], moment: string): number {
  let [from, to] = [0, jobs.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((jobs[middle]?.createdAt ?? '') > moment) from = middle + 1;
    else to = middle;
  }
  return from;
}

function titleWords(title: string): Set<string> {
  const words = wordsOf(fold(title)).map(({ word }) => word);
  return new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH));
}
