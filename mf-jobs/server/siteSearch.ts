import { fold, wordsOf } from '@site/content/words.ts';
import type { MoreEntries, SearchEntry, SearchFile } from '@site/contract/search.ts';
import type { Job } from '../src/jobs/job.ts';
import { placeName } from '../src/jobs/placeName.ts';
import { content } from '../src/pages/listings/content.ts';

/** As many vacancies as everybody who searches may download; more are a file of their own. */
export const MOST_IN_INDEX = 60;

const SHORTEST_WORD = 3;
const LONGEST_TITLE = 200;
const LONGEST_TEXT = 1000;

/** What the site's search finds of the vacancies. */
export interface VacancySearch {
  entries: SearchEntry[];
  /** Further ones, and the words of questions that ask for them; nothing where there are few. */
  more?: { rows: MoreEntries; when: string[] };
}

/** The vacancies as entries of the site's search; `jobs` are newest first. */
export function searchVacancies(jobs: readonly Job[]): VacancySearch {
  const rows = jobs.map((job): MoreEntries[number] => {
    const text = [job.companyName, placeName(job)].filter(Boolean).join(' · ');
    const title = job.title.slice(0, LONGEST_TITLE);
    return { title, href: job.path, ...(text ? { text: text.slice(0, LONGEST_TEXT) } : {}) };
  });
  if (jobs.length > MOST_IN_INDEX) return { entries: [], more: { rows, when: wordsFor(jobs) } };
  const words = content.head.synonyms.join('\n');
  return { entries: rows.map((row) => ({ kind: 'vacancy', ...row, words })) };
}

/** The build's own search file, with the vacancies; `moreFile` is where further ones are. */
export function withVacancies(
  built: SearchFile,
  { entries, more }: VacancySearch,
  moreFile: string,
): SearchFile {
  return {
    ...built,
    entries: [...built.entries, ...entries],
    ...(more ? { more: { kind: 'vacancy', when: more.when, file: moreFile } } : {}),
  };
}

/** Words that only who looks for a vacancy types: what vacancies are called, and where they are. */
function wordsFor(jobs: readonly Job[]): string[] {
  const texts = [...content.head.synonyms, ...jobs.flatMap(({ title, city }) => [title, city])];
  const words = texts.flatMap((text) => wordsOf(fold(text)).map(({ word }) => word));
  return [...new Set(words.filter((word) => word.length >= SHORTEST_WORD))];
}
