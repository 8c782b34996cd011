import type { SearchEntry } from '@site/contract/search.ts';
import { type Job, placeName } from '../src/jobs/job.ts';
import { content } from '../src/pages/listings/content.ts';

/** So many are some 25 kB of the index that every search downloads; the search of /vagas has all. */
const MAX_IN_INDEX = 1000;

/** The newest vacancies as entries of the site's search; `jobs` are newest first. */
export function searchVacancies(jobs: readonly Job[]): SearchEntry[] {
  const words = content.head.synonyms.join('\n');
  return jobs.slice(0, MAX_IN_INDEX).map((job) => {
    const text = [job.companyName, placeName(job)].filter(Boolean).join(' · ');
    return { kind: 'vacancy', title: job.title, href: job.path, ...(text && { text }), words };
  });
}
