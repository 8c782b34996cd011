import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';

export interface ContainerProps {
  /** page: up to 1200 px; text: a comfortable line, about 68 characters. */
  width?: 'page' | 'text' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Centres content and keeps it off the screen's edge. It is a container for `@md:`-style queries,
 * which follow the text size: prefer them to `md:` inside. Keep fixed-position elements outside.
 */
export function Container({ width = 'page', className, children }: ContainerProps) {
  return (
    <div
      className={joinClasses(
        'page-width',
        width === 'page' ? 'max-w-page' : 'max-w-text',
        className,
      )}
    >
      {children}
    </div>
  );
}
