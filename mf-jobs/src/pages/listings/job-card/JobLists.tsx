import { type Job, SHOWN_BENEFITS, SHOWN_REQUIREMENTS } from '../../../jobs/job.ts';
import type { CardTexts } from '../content.ts';
import { FirstItems } from './FirstItems.tsx';

export interface JobListsProps {
  job: Job;
  texts: CardTexts;
}

/** What an offer asks for, as lines, and what it gives, as labels: the first of each. */
export function JobLists({ job, texts }: JobListsProps) {
  const others = { href: job.path, showAll: texts.showAll };
  const requirements = job.requirements.slice(0, SHOWN_REQUIREMENTS);
  const benefits = job.benefits.slice(0, SHOWN_BENEFITS);
  return (
    <div className="job-lists">
      <FirstItems
        {...others}
        title={texts.requirements}
        items={requirements}
        more={job.requirements.length - requirements.length}
        className="petal-items"
      />
      <FirstItems
        {...others}
        title={texts.benefits}
        items={benefits}
        more={job.benefits.length - benefits.length}
        className="label-items"
      />
    </div>
  );
}
