import { joinClasses } from '@site/design/ui/class-names.ts';
import type { Job } from '../../../jobs/job.ts';
import type { CardTexts } from '../schema.ts';
import { FirstItems } from './FirstItems.tsx';

export interface JobListsProps {
  job: Job;
  texts: CardTexts;
  className?: string | undefined;
}

const SHOWN_REQUIREMENTS = 5;
const SHOWN_BENEFITS = 4;

/** What an offer asks for, as lines, and what it gives, as labels. */
export function JobLists({ job, texts, className }: JobListsProps) {
  const toggle = { showAll: texts.showAll, showFewer: texts.showFewer };
  return (
    <div
      className={joinClasses(
        'grid min-w-0 content-start gap-x-8 gap-y-6 @5xl:grid-cols-2',
        className,
      )}
    >
      <FirstItems
        {...toggle}
        title={texts.requirements}
        items={job.requirements}
        shown={SHOWN_REQUIREMENTS}
        className="grid gap-1.5"
        renderItem={(item) => (
          <span className="flex items-start gap-2.5">
            <span
              aria-hidden="true"
              className="mt-[0.55em] size-2 shrink-0 rounded-full rounded-bl-none border border-gold-dark bg-gold"
            />
            <span className="min-w-0 wrap-anywhere">{item}</span>
          </span>
        )}
      />
      <FirstItems
        {...toggle}
        title={texts.benefits}
        items={job.benefits}
        shown={SHOWN_BENEFITS}
        className="flex flex-wrap gap-2"
        renderItem={(item) => (
          <span className="inline-block rounded-md border border-contour bg-moss px-2.5 py-1 text-sm text-ink wrap-anywhere">
            {item}
          </span>
        )}
      />
    </div>
  );
}
