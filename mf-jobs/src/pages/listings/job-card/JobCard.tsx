import { Badge } from '@site/design/ui/badge/Badge.tsx';
import { joinClasses } from '@site/design/ui/class-names.ts';
import { memo, useId } from 'react';
import { PostedOn } from '../../../dates/PostedOn.tsx';
import type { Job } from '../../../jobs/job.ts';
import { content } from '../content.ts';
import { JobActions } from './JobActions.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobMark } from './JobMark.tsx';

const { card } = content;

/** Characters of a description that a card shows; the vacancy's page has all. */
const SHOWN_DESCRIPTION = 400;

/** An offer, or a résumé. Memoized: the list renders with every letter of a search. */
export const JobCard = memo(function JobCard({ job }: { job: Job }) {
  const titleId = `vaga-${job.id}`;
  const hasLists = job.isOffer && job.requirements.length + job.benefits.length > 0;
  return (
    <article
      aria-labelledby={titleId}
      className="surface-paper @container rounded-lg border border-line p-[min(1.5rem,4.5vw)]"
    >
      <div
        className={joinClasses(
          'grid grid-cols-1 gap-x-12 gap-y-2.5 @md:gap-y-6',
          hasLists && '@3xl:grid-cols-2 @3xl:grid-rows-[1fr_auto]',
        )}
      >
        <div className="min-w-0">
          <header>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Badge tone={job.isOffer ? 'green' : 'gold'}>
                {job.isOffer ? card.offer.badge : card.resume.badge}
              </Badge>
              <PostedOn createdAt={job.createdAt} />
            </div>
            <div className="mt-2 flex flex-col items-start gap-x-3 gap-y-3 @md:mt-3 @md:gap-x-4 @min-[16rem]:flex-row">
              <JobMark job={job} />
              <div className="min-w-0">
                <h3 id={titleId} className="text-xl font-bold tracking-tight wrap-anywhere">
                  {/* Only offers have a page of their own. */}
                  {job.isOffer ? (
                    <a href={job.path} className="job-link">
                      {job.title}
                    </a>
                  ) : (
                    job.title
                  )}
                </h3>
                <JobFacts job={job} />
              </div>
            </div>
          </header>
          {job.description ? (
            <p className="mt-3 line-clamp-8 max-w-text leading-snug whitespace-pre-line wrap-anywhere @md:mt-4 @md:leading-normal">
              {beginningOf(job.description)}
            </p>
          ) : null}
        </div>
        {hasLists ? (
          <div className="job-lists">
            <FirstItems job={job} field="requirements" count={5} className="petal-items" />
            <FirstItems job={job} field="benefits" count={4} className="label-items" />
          </div>
        ) : null}
        <JobActions job={job} titleId={titleId} />
      </div>
    </article>
  );
});

/** Whole words of a long text, as many as a card shows. */
function beginningOf(text: string): string {
  if (text.length <= SHOWN_DESCRIPTION) return text;
  const words = text.slice(0, SHOWN_DESCRIPTION).toWellFormed();
  return `${words.replace(/\s+\S*$/, '')}…`;
}

interface FirstItemsProps {
  job: Job;
  field: 'requirements' | 'benefits';
  count: number;
  className: string;
}

/** The first items of a list, and a '+N' that leads to the others; nothing for an empty list. */
function FirstItems({ job, field, count, className }: FirstItemsProps) {
  const id = useId();
  const [items, title] = [job[field], card[field]];
  if (items.length === 0) return null;
  return (
    <div>
      <h4 id={id} className="text-sm font-bold">
        {title}
      </h4>
      <ul aria-labelledby={id} className={`mt-1 @md:mt-2.5 ${className}`}>
        {items.slice(0, count).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {items.length > count ? (
        <a href={job.path} className="more-items">
          <span>{`+${items.length - count}`}</span>
          {/* Outside, because names are computed from trimmed parts. */}{' '}
          <span className="sr-only">{`${card.showAll} (${title})`}</span>
        </a>
      ) : null}
    </div>
  );
}
