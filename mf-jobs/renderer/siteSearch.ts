import { fold, wordsOf } from '@site/content/words.ts';
import type { MoreEntries, SearchFile } from '@site/contract/search.ts';
import { type DataFile, dataFile } from '@site/platform/renderer/dataPages.ts';
import { type Job, placeName } from '../src/jobs/job.ts';
import { content } from '../src/pages/listings/content.ts';

/** Up to so many vacancies are in the index that every search downloads; more are a file of their own. */
export const MAX_IN_INDEX = 60;

const MIN_WORD_LENGTH = 3;
/** The composer takes lists of 5,000. */
const MAX_WORDS = 4000;

/** The vacancies as entries of the site's search; `jobs` are newest first. */
export function searchVacancies(
  jobs: readonly Job[],
): Pick<SearchFile, 'entries' | 'more'> & { files: DataFile[] } {
  const rows = jobs.map((job): MoreEntries[number] => {
    const text = [job.companyName, placeName(job)].filter(Boolean).join(' · ');
    return { title: job.title, href: job.path, ...(text && { text }) };
  });
  if (jobs.length > MAX_IN_INDEX) {
    const file = dataFile('assets/busca-vagas-*.json', JSON.stringify(rows));
    const more = { kind: 'vacancy' as const, when: wordsFor(jobs), file: file.file };
    return { entries: [], more, files: [file] };
  }
  const words = content.head.synonyms.join('\n');
  return { entries: rows.map((row) => ({ kind: 'vacancy', ...row, words })), files: [] };
}

/** Words of questions that are about vacancies: what vacancies are called, and where they are. */
function wordsFor(jobs: readonly Job[]): string[] {
  const texts = [...content.head.synonyms, ...jobs.flatMap(({ title, city }) => [title, city])];
  const words = texts.flatMap((text) => wordsOf(fold(text)).map(({ word }) => word));
  const distinct = new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH));
  return [...distinct].slice(0, MAX_WORDS);
}
