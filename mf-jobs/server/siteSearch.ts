import { fold, wordsOf } from '@site/content/words.ts';
import type { MoreEntries, SearchEntry, SearchFile } from '@site/contract/search.ts';
import type { Job } from '../src/jobs/job.ts';
import { placeName } from '../src/jobs/placeName.ts';
import { content } from '../src/pages/listings/content.ts';

/** Up to so many vacancies are in the index that every search downloads; more are a file of their own. */
export const MAX_IN_INDEX = 60;

const MIN_WORD_LENGTH = 3;
/** The composer takes lists of 5,000. */
const MAX_WORDS = 4000;
const MAX_TITLE_LENGTH = 200;
const MAX_TEXT_LENGTH = 1000;

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
    const title = job.title.slice(0, MAX_TITLE_LENGTH);
    return { title, href: job.path, ...(text ? { text: text.slice(0, MAX_TEXT_LENGTH) } : {}) };
  });
  if (jobs.length > MAX_IN_INDEX) return { entries: [], more: { rows, when: wordsFor(jobs) } };
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

/** Words of questions that are about vacancies: what vacancies are called, and where they are. */
function wordsFor(jobs: readonly Job[]): string[] {
  const texts = [...content.head.synonyms, ...jobs.flatMap(({ title, city }) => [title, city])];
  const words = texts.flatMap((text) => wordsOf(fold(text)).map(({ word }) => word));
  const distinct = new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH));
  return [...distinct].slice(0, MAX_WORDS);
}
