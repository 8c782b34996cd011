import { joinClasses } from '@site/design/ui/class-names.ts';
import { type Job, SHOWN_BENEFITS, SHOWN_REQUIREMENTS } from '../../../jobs/job.ts';
import type { CardTexts } from '../schema.ts';
import { FirstItems } from './FirstItems.tsx';
import { benefitItems, requirementItems } from './itemStyles.ts';

export interface JobListsProps {
  job: Job;
  texts: CardTexts;
  className?: string | undefined;
}

/** What an offer asks for, as lines, and what it gives, as labels: the first of each. */
export function JobLists({ job, texts, className }: JobListsProps) {
  const others = { href: job.path, showAll: texts.showAll };
  const requirements = job.requirements.slice(0, SHOWN_REQUIREMENTS);
  const benefits = job.benefits.slice(0, SHOWN_BENEFITS);
  return (
    <div
      className={joinClasses(
        'grid min-w-0 content-start gap-x-8 gap-y-6 @5xl:grid-cols-2',
        className,
      )}
    >
      <FirstItems
        {...others}
        title={texts.requirements}
        items={requirements}
        more={job.requirements.length - requirements.length + job.moreRequirements}
        className={requirementItems}
      />
      <FirstItems
        {...others}
        title={texts.benefits}
        items={benefits}
        more={job.benefits.length - benefits.length + job.moreBenefits}
        className={benefitItems}
      />
    </div>
  );
}
