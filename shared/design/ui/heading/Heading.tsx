import type { ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  /** Rank in the page's outline; the look comes from className alone. */
  level: HeadingLevel;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A heading whose rank and look are chosen apart. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
