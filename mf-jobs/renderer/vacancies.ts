import type { Read } from '@site/platform/renderer/dataPages.ts';
import * as z from 'zod/mini';
import { isExample, type Job, jobSchema } from '../src/jobs/job.ts';

/** A manifest names every page, and the composer takes 5 MB of it; a vacancy needs at most 780 bytes. */
export const MAX_VACANCIES = 6000;

/** How long a filled vacancy keeps its page; afterwards its address has none. */
const GONE_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

const goneSchema = z.extend(
  z.pick(jobSchema, { path: true, title: true, city: true, createdAt: true }),
  { goneAt: z.string() },
);

/** The last good lists. */
export const stateSchema = z.object({
  /** Open vacancies, newest first, each with the path it was first published at. */
  jobs: z.array(jobSchema),
  /** Filled vacancies that still have their page, by id. */
  gone: z.record(z.string(), goneSchema),
  /** Number of open vacancies, also of those beyond `MAX_VACANCIES`. */
  total: z.optional(z.number()),
  /** Ids of rows that could not be read. */
  unread: z.optional(z.array(z.string())),
});

export type Vacancies = z.infer<typeof stateSchema>;

/**
 * The lists after a read: the newest vacancies up to `MAX_VACANCIES`, each at its first path. A missing vacancy is
 * filled, unless it is older than the rows that were read; a vacancy whose row cannot be read stays as it was.
 */
export function updateState(
  before: Vacancies | undefined,
  { items, skipped, total }: Omit<Read<Job>, 'foreign' | 'newest'>,
  now: Date,
): Vacancies {
  const unread = [...skipped];
  const asBefore = before?.jobs.filter(({ id }) => unread.includes(id)) ?? [];
  const open = [...items, ...asBefore].toSorted(newestFirst);
  const count = total - unread.length + asBefore.length;
  const known = new Map(Object.entries({ ...before?.gone }));
  for (const { id, path, title, city, createdAt } of before?.jobs ?? [])
    known.set(id, { path, title, city, createdAt, goneAt: now.toISOString() });
  const jobs = open.slice(0, MAX_VACANCIES).map((job) => {
    return { ...job, path: known.get(job.id)?.path ?? job.path };
  });
  const oldest = count > open.length ? (open.at(-1)?.createdAt ?? '') : '';
  for (const { id, createdAt } of before?.jobs ?? []) if (createdAt <= oldest) known.delete(id);
  for (const { id } of open) known.delete(id);
  return { jobs, gone: newestGone(Object.fromEntries(known), jobs, now), total: count, unread };
}

/** Notice for operators: vacancies beyond `MAX_VACANCIES`, examples that are open, rows that cannot be read. */
export function noticeOf({ jobs, total = 0, unread = [] }: Vacancies): string {
  const examples = jobs.filter(isExample).length;
  const [shown, oldest = ''] = [jobs.length, jobs.at(-1)?.createdAt.slice(0, 10)];
  return [
    total > shown
      ? `${total - shown} of ${total} open vacancies are left out, those from before ${oldest}: the newest ${shown} are as many as fit`
      : '',
    examples > 0
      ? `${examples} open vacancies are examples; docs/vacancies.md has the line that removes them`
      : '',
    unread.length > 0
      ? `${unread.length} vacancies cannot be read and are left out, or stay as they were: ${unread.slice(0, 5).join(' ')}`
      : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Filled vacancies take the room that the open ones leave, those filled last first. */
function newestGone(gone: Vacancies['gone'], jobs: readonly Job[], now: Date): Vacancies['gone'] {
  const since = now.getTime() - GONE_DAYS * DAY_MS;
  const entries = Object.entries(gone).filter(([, { goneAt }]) => Date.parse(goneAt) >= since);
  entries.sort(([, one], [, other]) => other.goneAt.localeCompare(one.goneAt));
  return Object.fromEntries(entries.slice(0, MAX_VACANCIES - jobs.length));
}

/** Orders vacancies, those of the same moment always in the same way. */
export function newestFirst(one: Job, other: Job): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}
