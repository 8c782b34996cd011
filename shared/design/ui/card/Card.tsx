import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { IconTile } from '../icons/IconTile.tsx';
import type { IconName } from '../icons/paths.ts';

export interface CardProps {
  title?: string | undefined;
  icon?: IconName | undefined;
  /** Rank of the title in the page's outline. */
  level?: HeadingLevel | undefined;
  /** article for things that stand alone (a job), li inside a list, div otherwise. */
  as?: 'div' | 'article' | 'li' | undefined;
  /** paper: white with a hairline; plain: no box, for calm grids; moss: pale green. */
  tone?: 'paper' | 'plain' | 'moss' | undefined;
  /** Stays at the bottom when cards in a row differ in height. */
  footer?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

export const cardTones = {
  paper: 'surface-paper rounded-lg border border-line p-card',
  plain: 'border-t-2 border-line pt-5',
  moss: 'surface-moss rounded-lg border border-contour p-card',
};

/** A box with one thing in it. */
export function Card({
  title,
  icon,
  level = 3,
  as: Tag = 'div',
  tone = 'paper',
  footer,
  className,
  children,
}: CardProps) {
  return (
    <Tag className={joinClasses('flex flex-col', cardTones[tone], className)}>
      {icon ? <IconTile name={icon} className="mb-5" /> : null}
      {title ? (
        <Heading level={level} className="text-xl font-bold tracking-tight">
          {title}
        </Heading>
      ) : null}
      {children ? (
        <div className={joinClasses('grow', title && 'mt-2 text-muted')}>{children}</div>
      ) : null}
      {footer ? <div className="mt-6 flex flex-wrap gap-3">{footer}</div> : null}
    </Tag>
  );
}
