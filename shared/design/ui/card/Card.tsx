import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
import { IconTile } from '../icon-tile/IconTile.tsx';
import type { IconPath } from '../icons/icons.ts';

export interface CardProps {
  title: string;
  icon?: IconPath | undefined;
  as?: 'div' | 'li' | undefined;
  /** paper: white with a hairline; plain: no box, for calm grids. */
  tone?: keyof typeof cardTones | undefined;
  children: ReactNode;
}

const cardTones = {
  paper: 'surface-paper rounded-lg border border-line p-card',
  plain: 'border-t-2 border-line pt-3 @3xl:pt-5',
};

/** A box with one thing in it. */
export function Card({ title, icon, as: Tag = 'div', tone = 'paper', children }: CardProps) {
  return (
    <Tag className={joinClasses('flex flex-col', cardTones[tone])}>
      {icon ? <IconTile icon={icon} className="mb-5" /> : null}
      <h3 className="text-lg font-bold @3xl:text-xl tracking-tight">{title}</h3>
      <div className="mt-1 grow text-muted @3xl:mt-2">{children}</div>
    </Tag>
  );
}
