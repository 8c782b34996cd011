import { joinClasses } from '@site/design/ui/class-names.ts';
import { memo } from 'react';
import type { Job } from '../../../jobs/job.ts';
import type { CardTexts } from '../content.ts';
import { JobActions } from './JobActions.tsx';
import { JobHeader } from './JobHeader.tsx';
import { JobLists } from './JobLists.tsx';

export interface JobCardProps {
  job: Job;
  texts: CardTexts;
}

/**
 * An offer, or a résumé: then without company, requirements and benefits. Remembered, because the
 * list renders with every letter of a search while most of its cards stay.
 */
export const JobCard = memo(function JobCard({ job, texts }: JobCardProps) {
  const titleId = `vaga-${job.id}`;
  const hasLists = job.isOffer && job.requirements.length + job.benefits.length > 0;
  return (
    <article
      aria-labelledby={titleId}
      className="surface-paper @container rounded-lg border border-line p-card"
    >
      <div
        className={joinClasses(
          'grid grid-cols-1 gap-x-12 gap-y-6',
          hasLists && '@3xl:grid-cols-2 @3xl:grid-rows-[1fr_auto]',
        )}
      >
        <div className="min-w-0">
          <JobHeader job={job} texts={texts} titleId={titleId} />
          {job.description ? (
            <p className="mt-4 max-w-text whitespace-pre-line wrap-anywhere">{job.description}</p>
          ) : null}
        </div>
        {hasLists ? <JobLists job={job} texts={texts} /> : null}
        <JobActions job={job} texts={texts} titleId={titleId} />
      </div>
    </article>
  );
});
