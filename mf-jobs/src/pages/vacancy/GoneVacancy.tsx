import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import type { Brief } from '../../jobs/job.ts';
import { content } from './content.ts';
import { OtherVacancies } from './OtherVacancies.tsx';

export interface GoneVacancyProps {
  /** Its former title; empty where it is not known. */
  title: string;
  others: readonly Brief[];
}

/** Says that a vacancy is filled, and what else there is. */
export function GoneVacancy({ title, others }: GoneVacancyProps) {
  const { gone } = content;
  return (
    <>
      <PageHero
        breadcrumb={title || content.breadcrumb}
        parents={[content.list]}
        eyebrow={gone.eyebrow}
        title={title || gone.title}
        lead={
          <>
            {title ? <p className="font-semibold text-ink">{`${gone.title}.`}</p> : null}
            <p className={title ? 'mt-2' : ''}>{gone.lead}</p>
          </>
        }
        actions={[gone.chat]}
      />
      <OtherVacancies heading={gone.heading} jobs={others} />
    </>
  );
}
