import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { arrowLeftIcon, arrowRightIcon } from '@site/design/ui/icons/icons.ts';
import type { ReactNode, RefObject } from 'react';
import type { ListData } from '../../data/listData.ts';
import { content } from './content.ts';
import { JobCard } from './job-card/JobCard.tsx';

export const LIST_HEADING_ID = 'vagas-abertas';

export interface ListHeadingProps {
  text: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
}

export function ListHeading({ text, headingRef, children }: ListHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <h2
        ref={headingRef}
        id={LIST_HEADING_ID}
        tabIndex={-1}
        className="scroll-mt-6 text-3xl font-bold tracking-tight"
      >
        {text}
      </h2>
      {children}
    </div>
  );
}

/** The jobs, and the addresses of the lists beside this one. */
export type Listed = Pick<ListData, 'jobs' | 'older' | 'newer'>;

/** One page of vacancies as cards, and the links to the pages beside it. */
export function ListPage({ jobs, older, newer, children }: Listed & { children?: ReactNode }) {
  const { pager } = content;
  return (
    <div className="grid gap-6">
      {jobs.length > 0 ? (
        <ul className="grid grid-cols-1 gap-5">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      ) : null}
      {newer || older ? (
        <nav
          aria-label={pager.label}
          className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6"
        >
          {newer ? (
            <LinkButton variant="secondary" icon={arrowLeftIcon} href={newer}>
              {pager.newer}
            </LinkButton>
          ) : null}
          {older ? (
            <LinkButton
              variant="secondary"
              iconEnd={arrowRightIcon}
              href={older}
              className="ml-auto"
            >
              {pager.older}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
      {children}
    </div>
  );
}
