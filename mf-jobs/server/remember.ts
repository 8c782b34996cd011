import { fillArchive } from './lists.ts';
import type { Memory } from './memory.ts';
import type { Offers } from './source.ts';

/** How long the address of a filled vacancy says so; afterwards there is nothing there. */
const GONE_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What is to be published now that these vacancies are open. A vacancy stays where it was first
 * published, whatever it is called now; one that is not among them any more is filled.
 */
export function remember(
  before: Memory | undefined,
  { jobs: open, newest }: Pick<Offers, 'jobs' | 'newest'>,
  now: Date,
): Memory {
  const at = now.toISOString();
  const known = new Map(before?.jobs.map((job) => [job.id, job]));
  const jobs = open.map((job): Memory['jobs'][number] => {
    const path = known.get(job.id)?.path ?? before?.gone[job.id]?.path ?? job.path;
    return { ...job, path, requirements: [...job.requirements], benefits: [...job.benefits] };
  });
  const isOpen = new Set(open.map(({ id }) => id));
  const gone: Memory['gone'] = {};
  for (const [id, vacancy] of Object.entries(before?.gone ?? {})) {
    const isOld = now.getTime() - Date.parse(vacancy.goneAt) > GONE_DAYS * DAY_MS;
    if (!isOpen.has(id) && !isOld) gone[id] = vacancy;
  }
  for (const { id, path, title, city, createdAt } of before?.jobs ?? []) {
    if (!isOpen.has(id)) gone[id] = { path, title, city, createdAt, goneAt: at };
  }
  const isSame = JSON.stringify(jobs) === JSON.stringify(before?.jobs);
  // Nobody saw the first list change: the database knows when it did.
  const first = newest ? new Date(newest).toISOString() : at;
  const changedAt = before ? (isSame ? before.changedAt : at) : first;
  const archive = fillArchive(before?.archive ?? [], jobs);
  return { jobs, archive, gone, changedAt, readAt: at };
}
