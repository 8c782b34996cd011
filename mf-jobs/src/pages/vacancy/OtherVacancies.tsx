import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { briefcaseIcon } from '@site/design/ui/icons/icons.ts';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Brief } from '../../jobs/job.ts';
import { JobBrief } from '../listings/JobBrief.tsx';
import { content } from './content.ts';

/** Others to look at, and the way to all of them. */
export function OtherVacancies({ heading, jobs }: { heading: string; jobs: readonly Brief[] }) {
  const all = (
    <LinkButton variant="secondary" icon={briefcaseIcon} href={content.list.href}>
      {content.similar.all}
    </LinkButton>
  );
  return (
    <Section
      tone="paper"
      space="tight"
      heading={jobs.length > 0 ? heading : content.list.label}
      actions={all}
    >
      {jobs.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4 @3xl:grid-cols-3">
          {jobs.map((job) => (
            <li key={job.path}>
              <JobBrief job={job} />
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
