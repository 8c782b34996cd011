import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import type { VacancyData } from '../../data/vacancyData.ts';
import { content } from './content.ts';
import { OtherVacancies } from './OtherVacancies.tsx';

/** Says that a vacancy is filled, and what else there is. Without a title where its former one is not known. */
export function GoneVacancy({ title, similar }: Pick<VacancyData, 'title' | 'similar'>) {
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
      <OtherVacancies heading={gone.heading} jobs={similar} />
    </>
  );
}
