import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';

export interface ContainerProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Centres content and keeps it off the screen's edge. It is a container for `@md:`-style queries,
 * which follow the text size: prefer them to `md:` inside. Keep fixed-position elements outside.
 */
export function Container({ className, children }: ContainerProps) {
  return <div className={joinClasses('page-width max-w-page', className)}>{children}</div>;
}
