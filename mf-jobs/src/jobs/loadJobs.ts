import { inTime } from '@site/site/inTime.ts';
import { failures } from '../content/failures.ts';
import type { Job } from './job.ts';

let hasFailed = false;

/**
 * Reads job offers (`readJobs`) with backend client and parser, by far the largest code of this remote, which is loaded
 * within 3 s. A browser remembers a module that failed, so the second call after a failure reloads the page and never
 * resolves.
 * @throws Error in Portuguese when code or offers do not come.
 */
export async function loadJobs(): Promise<Job[]> {
  if (hasFailed) {
    window.location.reload();
    return new Promise(() => {});
  }
  const code = inTime(import('./readJobs.ts'), 'The code that reads vacancies');
  const { readJobs } = await code.catch(() => {
    hasFailed = true;
    throw new Error(failures.code);
  });
  return readJobs();
}
