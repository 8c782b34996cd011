import { type Job, LIST_SIZE } from '../src/jobs/job.ts';

/** Where the newest list is. */
export const FRONT = '/vagas';

/** The lists, newest first. Older lists are numbered from the oldest: a new vacancy changes only the first two. */
export function listsOf(jobs: readonly Job[]) {
  const oldestFirst = jobs.slice(LIST_SIZE).toReversed();
  const older = Array.from({ length: Math.ceil(oldestFirst.length / LIST_SIZE) }, (_, at) => ({
    path: `${FRONT}/pagina/${at + 1}`,
    jobs: oldestFirst.slice(at * LIST_SIZE, (at + 1) * LIST_SIZE).toReversed(),
  }));
  const inOrder = [...older, { path: FRONT, jobs: jobs.slice(0, LIST_SIZE) }];
  const pages = inOrder.map((list, at) => ({
    ...list,
    older: inOrder[at - 1]?.path ?? '',
    newer: inOrder[at + 1]?.path ?? '',
  }));
  return [...pages.slice(-1), ...pages.slice(0, -1)];
}
