import { type Job, SHOWN_BENEFITS, SHOWN_REQUIREMENTS } from '../src/jobs/job.ts';

/** Vacancies on a list when it is made; the newest list holds from as many to almost twice as many. */
export const LIST_SIZE = 8;

/** A card tells no more of a description than this. */
const CARD_TEXT = 600;

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
 * Puts vacancies (newest first) that fill the newest list into lists of their own. What is on a list
 * stays there: one that comes changes the newest list, one that is filled the list it was on.
 */
export function fillArchive(before: Archive, jobs: readonly Job[]): string[][] {
  const open = new Set(jobs.map(({ id }) => id));
  const archive = before.map((list) => list.filter((id) => open.has(id)));
  joinSmall(archive);
  const archived = new Set(archive.flat());
  const front = jobs.map(({ id }) => id).filter((id) => !archived.has(id));
  while (front.length >= 2 * LIST_SIZE) archive.push(front.splice(-LIST_SIZE));
  // Too little is left in front: the newest list comes back to it.
  for (let left = front.length; left < LIST_SIZE && archive.length > 0; ) {
    left += archive.pop()?.length ?? 0;
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

/** A vacancy as a card shows it: the rest is on its own page. */
export function forCard(job: Job): Job {
  const requirements = job.requirements.slice(0, SHOWN_REQUIREMENTS);
  const benefits = job.benefits.slice(0, SHOWN_BENEFITS);
  return {
    ...job,
    description: cut(job.description),
    requirements,
    moreRequirements: job.requirements.length - requirements.length,
    benefits,
    moreBenefits: job.benefits.length - benefits.length,
  };
}

function cut(text: string): string {
  if (text.length <= CARD_TEXT) return text;
  return `${text
    .slice(0, CARD_TEXT)
    .toWellFormed()
    .replace(/\s+\S*$/, '')}…`;
}
