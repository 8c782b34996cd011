import { Heading } from '@site/design/ui/heading/Heading.tsx';
import { type ReactNode, useId } from 'react';

interface ResultsProps {
  heading: string;
  count: number;
  /** Said when the list is empty. */
  empty: string;
  /** Under the list, also where `className` hides the list. */
  after?: ReactNode;
  /** Of heading and list. */
  className?: string | undefined;
  children: ReactNode;
}

/** One of the two lists with its heading and how many it shows. */
export function Results({ heading, count, empty, after, className, children }: ResultsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={className}>
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading level={3} id={headingId} className="text-2xl font-bold tracking-tight">
            {heading}
          </Heading>
          <span aria-hidden="true" className="text-muted tabular-nums">
            {count}
          </span>
        </div>
        {count > 0 ? children : <p className="py-4 text-muted">{empty}</p>}
      </div>
      {after}
    </section>
  );
}
