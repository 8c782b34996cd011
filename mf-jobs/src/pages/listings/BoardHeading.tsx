import type { ReactNode, RefObject } from 'react';

export interface BoardHeadingProps {
  id: string;
  text: string;
  /** Where focus goes when what had it goes away. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Beside the heading: the search. */
  children?: ReactNode;
}

/** The heading of a list of vacancies, and the search beside it. */
export function BoardHeading({ id, text, headingRef, children }: BoardHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <h2
        ref={headingRef}
        id={id}
        tabIndex={-1}
        className="scroll-mt-6 text-3xl font-bold tracking-tight"
      >
        {text}
      </h2>
      {children}
    </div>
  );
}

/** Moves a reader to the heading, because what was pressed goes away or means something else now. */
export function focusOn(heading: RefObject<HTMLHeadingElement | null>): void {
  heading.current?.focus({ preventScroll: true });
  heading.current?.scrollIntoView();
}
