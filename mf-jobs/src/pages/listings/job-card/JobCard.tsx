import { joinClasses } from '@site/design/ui/class-names.ts';
import { memo } from 'react';
import type { Job } from '../../../jobs/job.ts';
import type { CardTexts } from '../schema.ts';
import { JobActions } from './JobActions.tsx';
import { JobHeader } from './JobHeader.tsx';
import { JobLists } from './JobLists.tsx';
import { anchorOf } from './jobLink.ts';

export interface JobCardProps {
  job: Job;
  texts: CardTexts;
  /** The link that the visitor followed names this card: it stands out. */
  isLinked?: boolean | undefined;
}

/**
 * An offer, or a résumé: then without company, requirements and benefits. Remembered, because the
 * list renders with every letter of a search while most of its cards stay.
 */
export const JobCard = memo(function JobCard({ job, texts, isLinked = false }: JobCardProps) {
  const anchor = anchorOf(job.id);
  const hasLists = job.isOffer && job.requirements.length + job.benefits.length > 0;
  return (
    <article
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      className={joinClasses(
        'surface-paper @container rounded-lg border p-card outline-none',
        isLinked ? 'border-green ring-2 ring-green' : 'border-line',
      )}
    >
      <div
        className={joinClasses(
          'grid grid-cols-1 gap-x-12 gap-y-6',
          hasLists && '@3xl:grid-cols-2 @3xl:grid-rows-[1fr_auto]',
        )}
      >
        <div className="min-w-0">
          <JobHeader job={job} texts={texts} titleId={`${anchor}-title`} />
          {job.description ? (
            <p className="mt-4 max-w-text whitespace-pre-line wrap-anywhere">{job.description}</p>
          ) : null}
        </div>
        {hasLists ? (
          <JobLists
            job={job}
            texts={texts}
            className="@3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 @3xl:border-l @3xl:border-line @3xl:pl-8"
          />
        ) : null}
        <JobActions job={job} texts={texts} titleId={`${anchor}-title`} />
      </div>
    </article>
  );
});
