import { failures } from '../content/failures.ts';

export type Reader = Pick<typeof import('./readJobs.ts'), 'readJobs' | 'readJob'>;

/** Together with the backend's timeout no more than 5 s. */
const CODE_TIMEOUT_MS = 3000;

let hasFailed = false;

/**
 * Loads backend client and parser, by far the largest code of this remote. A browser remembers a module
 * that failed, so the second call after a failure reloads the page and never resolves.
 * @throws Error in Portuguese when the code does not come.
 */
export async function loadReader(): Promise<Reader> {
  if (hasFailed) {
    window.location.reload();
    return new Promise(() => {});
  }
  const late = new Promise<never>((_, reject) => {
    AbortSignal.timeout(CODE_TIMEOUT_MS).addEventListener('abort', reject);
  });
  try {
    return await Promise.race([import('./readJobs.ts'), late]);
  } catch {
    hasFailed = true;
    throw new Error(failures.code);
  }
}
