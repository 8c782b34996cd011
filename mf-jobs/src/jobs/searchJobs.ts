import type { Job } from './job.ts';

/** Folding 5,000 offers takes a while, and offers never change: once each is enough. */
const folded = new WeakMap<Job, string>();

/** The offers that contain every word of the query, in any order, whatever case and accents. */
export function searchJobs(jobs: readonly Job[], query: string): readonly Job[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return jobs;
  return jobs.filter((job) => {
    const text = foldedText(job);
    return words.every((word) => text.includes(word));
  });
}

function foldedText(job: Job): string {
  const known = folded.get(job);
  if (known !== undefined) return known;
  const { title, companyName, locationZip, description, requirements, benefits } = job;
  const parts = [title, companyName, locationZip, description, ...requirements, ...benefits];
  const text = fold(parts.join('\n'));
  folded.set(job, text);
  return text;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
