import { type Job, LIST_SIZE } from '../src/jobs/job.ts';

/** Where the newest list is. */
export const FRONT = '/vagas';

/** Lists of older vacancies: the ids on each, counted from the oldest; a list may have run empty. */
export type Archive = readonly (readonly string[])[];

/** One list of vacancies, newest first, and the lists beside it; their paths are empty at the ends. */
export interface JobPage {
  path: string;
  jobs: readonly Job[];
  older: string;
  newer: string;
}

/**
 * Keeps the newest `LIST_SIZE` vacancies on the newest list and puts the others into lists of their
 * own. `jobs` are newest first. A vacancy that comes changes the newest list and the one before it;
 * a vacancy that is filled changes the list it was on, and at most those two.
 */
export function fillArchive(before: Archive, jobs: readonly Job[]): string[][] {
  const open = new Set(jobs.map(({ id }) => id));
  const archive = before.map((list) => list.filter((id) => open.has(id)));
  joinSmall(archive);
  const archived = new Set(archive.flat());
  const front = jobs.map(({ id }) => id).filter((id) => !archived.has(id));
  for (const id of front.splice(LIST_SIZE).reverse()) {
    const last = archive.at(-1);
    if (last && last.length < LIST_SIZE) last.unshift(id);
    else archive.push([id]);
  }
  for (let room = LIST_SIZE - front.length; room > 0 && archive.length > 0; ) {
    room -= archive.at(-1)?.splice(0, room).length ?? 0;
    if (archive.at(-1)?.length === 0) archive.pop();
  }
  return archive;
}

/** Two lists that fit one become one. */
function joinSmall(archive: string[][]): void {
  let last: string[] | undefined;
  for (const list of archive) {
    if (list.length === 0) continue;
    if (last && last.length + list.length <= LIST_SIZE) last.unshift(...list.splice(0));
    else last = list;
  }
}

/** The lists to be published: the newest, then the others from the oldest on. */
export function listsOf(jobs: readonly Job[], archive: Archive): JobPage[] {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const archived = new Set(archive.flat());
  const front = jobs.filter(({ id }) => !archived.has(id));
  const older = archive.flatMap((ids, at) => {
    const list = ids.flatMap((id) => byId.get(id) ?? []);
    return list.length > 0 ? [{ path: `${FRONT}/pagina/${at + 1}`, jobs: list }] : [];
  });
  const inOrder = [...older, { path: FRONT, jobs: front }];
  const pages = inOrder.map((list, at) => ({
    ...list,
    older: inOrder[at - 1]?.path ?? '',
    newer: inOrder[at + 1]?.path ?? '',
  }));
  return [...pages.slice(-1), ...pages.slice(0, -1)];
}
