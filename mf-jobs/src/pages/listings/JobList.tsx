import type { Job } from '../../jobs/job.ts';
import type { CardTexts } from './content.ts';
import { JobCard } from './job-card/JobCard.tsx';

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
