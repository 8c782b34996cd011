import type { Job } from '../../jobs/job.ts';
import { JobCard } from './job-card/JobCard.tsx';
import type { CardTexts } from './schema.ts';

export interface JobListProps {
  jobs: readonly Job[];
  texts: CardTexts;
}

/** The cards of vacancies. */
export function JobList({ jobs, texts }: JobListProps) {
  if (jobs.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-5">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} texts={texts} />
        </li>
      ))}
    </ul>
  );
}
