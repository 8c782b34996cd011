import type { Job } from '../../jobs/job.ts';
import { jobPostings } from './jobPosting.ts';

export interface JobPostingsProps {
  jobs: readonly Job[];
}

/** Structured data of the offers on screen; it comes and goes with them. */
export function JobPostings({ jobs }: JobPostingsProps) {
  if (jobs.length === 0) return null;
  // `<` is escaped so that no text of a row can end the script.
  const json = JSON.stringify(jobPostings(jobs)).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above; as children React would escape its quotes.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
