import { type Job, SHOWN_BENEFITS, SHOWN_REQUIREMENTS } from '../src/jobs/job.ts';

/** Vacancies on a list of older ones; the newest list holds from as many to almost twice as many. */
export const LIST_SIZE = 8;

/** A card tells no more of a description than this. */
const CARD_TEXT = 600;

/** One list of vacancies, newest first. */
export interface JobPage {
  /** 0 is the newest list; the others count from the oldest, so that they stay what they are. */
  number: number;
  jobs: readonly Job[];
}

/**
 * Cuts vacancies (newest first) into lists. Only full lists get a number, and they are counted from
 * the oldest: a vacancy that comes changes the newest list, and every eighth time one more.
 */
export function listsOf(jobs: readonly Job[]): JobPage[] {
  const full = Math.max(0, Math.floor(jobs.length / LIST_SIZE) - 1);
  const front = { number: 0, jobs: jobs.slice(0, jobs.length - full * LIST_SIZE) };
  const older = Array.from({ length: full }, (_, at) => {
    const end = jobs.length - at * LIST_SIZE;
    return { number: at + 1, jobs: jobs.slice(end - LIST_SIZE, end) };
  });
  return [front, ...older];
}

/** Where a list is. */
export function listPath(number: number): string {
  return number === 0 ? '/vagas' : `/vagas/pagina/${number}`;
}

/** The lists beside one of `count` lists; empty at the ends. */
export function neighbours(number: number, count: number): { older: string; newer: string } {
  const newest = count - 1;
  const older = number === 0 ? newest : number - 1;
  return {
    older: older > 0 ? listPath(older) : '',
    newer: number === 0 ? '' : listPath(number === newest ? 0 : number + 1),
  };
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
