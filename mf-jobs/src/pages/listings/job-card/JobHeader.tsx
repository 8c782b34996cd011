import { Badge } from '@site/design/ui/badge/Badge.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import type { IconName } from '@site/design/ui/icons/paths.ts';
import type { ReactNode } from 'react';
import type { Job } from '../../../jobs/job.ts';
import type { CardTexts } from '../schema.ts';
import { JobMark } from './JobMark.tsx';

export interface JobHeaderProps {
  job: Job;
  texts: CardTexts;
  titleId: string;
}

/** The same day for every visitor: the association's. */
const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });

/** What a reader scans: kind, date, title, company, place. */
export function JobHeader({ job, texts, titleId }: JobHeaderProps) {
  const kind = job.isOffer ? texts.offer : texts.resume;
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <Badge tone={job.isOffer ? 'green' : 'gold'}>{kind.badge}</Badge>
        <time dateTime={job.createdAt} className="tabular-nums">
          {dates.format(new Date(job.createdAt))}
        </time>
      </div>
      <div className="mt-4 flex flex-col items-start gap-x-4 gap-y-3 @min-[16rem]:flex-row">
        <JobMark job={job} texts={texts} />
        <div className="min-w-0">
          <h3 id={titleId} className="text-xl font-bold tracking-tight wrap-anywhere">
            {job.title}
          </h3>
          <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-muted">
            {job.isOffer && job.companyName ? <Fact icon="building">{job.companyName}</Fact> : null}
            {job.locationZip ? (
              <Fact icon="map-pin">{`${texts.zipLabel} ${job.locationZip}`}</Fact>
            ) : null}
          </div>
        </div>
      </div>
    </header>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-start gap-2">
      <Icon name={icon} className="mt-[0.2em] size-[1.2em] text-link" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
