import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';

interface ContainerProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Centres content; a container for `@md:`-style queries. Keep fixed-position elements outside. */
export function Container({ className, children }: ContainerProps) {
  return <div className={joinClasses('page-width max-w-page', className)}>{children}</div>;
}
