import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { joinClasses } from '../class-names.ts';

/** Slow typing is not interrupted by a screen reader after each letter. */
const SETTLED_MS = 1000;

export interface SearchStatusProps {
  /** Where the focus goes once results are asked for (`useTypedWords`). */
  ref: RefObject<HTMLParagraphElement | null>;
  /** How the search stands, in a sentence. */
  text: string;
  /** The form of `text` on the screen; `text` itself where it is left out. */
  children?: ReactNode;
  className?: string;
}

/** The status of a search: on the screen at once, for screen readers once, after typing has paused. */
export function SearchStatus({ ref, text, children = text, className }: SearchStatusProps) {
  const [spoken, setSpoken] = useState(text);
  // Anew after each letter, also where the text stays the same.
  useEffect(() => {
    const timer = setTimeout(setSpoken, SETTLED_MS, text);
    return () => clearTimeout(timer);
  });
  return (
    <div className={joinClasses('relative scroll-mt-4', className)}>
      <p aria-hidden="true">{children}</p>
      <p ref={ref} role="status" tabIndex={-1} className="sr-only">
        {spoken}
      </p>
    </div>
  );
}
