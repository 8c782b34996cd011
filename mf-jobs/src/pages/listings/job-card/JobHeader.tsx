import { Badge } from '@site/design/ui/badge/Badge.tsx';
import { PostedOn } from '../../../dates/PostedOn.tsx';
import type { Job } from '../../../jobs/job.ts';
import type { CardTexts } from '../content.ts';
import { JobFacts } from './JobFacts.tsx';
import { JobMark } from './JobMark.tsx';

export interface JobHeaderProps {
  job: Job;
  texts: CardTexts;
  titleId: string;
}

/** What a reader scans: kind, date, title with the way to its page, company, place. */
export function JobHeader({ job, texts, titleId }: JobHeaderProps) {
  const kind = job.isOffer ? texts.offer : texts.resume;
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={job.isOffer ? 'green' : 'gold'}>{kind.badge}</Badge>
        <PostedOn createdAt={job.createdAt} label={texts.posted} />
      </div>
      <div className="mt-3 flex flex-col items-start gap-x-4 gap-y-3 @min-[16rem]:flex-row">
        <JobMark job={job} texts={texts} />
        <div className="min-w-0">
          <h3 id={titleId} className="text-xl font-bold tracking-tight wrap-anywhere">
            <TitleLink job={job} />
          </h3>
          <JobFacts job={job} texts={texts} />
        </div>
      </div>
    </header>
  );
}

/** Only offers have a page: résumés are nobody's to find. */
function TitleLink({ job }: { job: Job }) {
  if (!job.isOffer) return job.title;
  return (
    <a href={job.path} className="job-link">
      {job.title}
    </a>
  );
}
