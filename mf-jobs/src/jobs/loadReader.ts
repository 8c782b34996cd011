import { inTime } from '@site/site/inTime.ts';
import { failures } from '../content/failures.ts';

let hasFailed = false;

/**
 * Loads backend client and parser within 3 s, by far the largest code of this remote. A browser remembers a module
 * that failed, so the second call after a failure reloads the page and never resolves.
 * @throws Error in Portuguese when the code does not come.
 */
export async function loadReader(): Promise<typeof import('./readJobs.ts')> {
  if (hasFailed) {
    window.location.reload();
    return new Promise(() => {});
  }
  try {
    return await inTime(import('./readJobs.ts'), 'The code that reads vacancies');
  } catch {
    hasFailed = true;
    throw new Error(failures.code);
  }
}
