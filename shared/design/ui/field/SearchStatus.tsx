import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { joinClasses } from '../class-names.ts';

/** Who types slowly is not interrupted after each letter. */
const SETTLED_MS = 1000;

export interface SearchStatusProps {
  /** Where the focus goes once results are asked for (`useTypedWords`). */
  ref: RefObject<HTMLParagraphElement | null>;
  /** How the search stands, in a sentence. */
  text: string;
  /** The same to the eye; the text where it is left out. */
  children?: ReactNode;
  className?: string;
}

/** What a search says of itself: to the eye at once, to screen readers once, when it has settled. */
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
