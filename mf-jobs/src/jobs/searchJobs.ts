import { matches, needlesOf, type Searchable, searchable } from '@site/content/words.ts';
import type { Job } from './job.ts';

/** Folding 5,000 offers takes a while, and offers never change: once each is enough. */
const folded = new WeakMap<Job, Searchable>();

/** The offers in which every word of the query is found, in any order, whatever case and accents. */
export function searchJobs(jobs: readonly Job[], query: string): readonly Job[] {
  const needles = needlesOf(query);
  if (needles.length === 0) return jobs;
  return jobs.filter((job) => matches(fieldsOf(job), needles));
}

function fieldsOf(job: Job): Searchable {
  const known = folded.get(job);
  if (known) return known;
  const { title, companyName, locationZip, city, state, description } = job;
  const place = [locationZip, city, state];
  const lists = [...job.requirements, ...job.benefits];
  const parts = [title, companyName, ...place, description, ...lists];
  const fields = searchable(parts);
  folded.set(job, fields);
  return fields;
}
