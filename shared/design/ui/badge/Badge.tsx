import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';

export interface BadgeProps {
  /** gold: for the one thing to notice; green: pale; neutral: bordered. */
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const tones = {
  gold: 'border-transparent bg-gold text-on-gold',
  green: 'border-contour bg-moss text-green',
  neutral: 'border-line text-muted',
};

/** A short label beside or above a title. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={joinClasses('badge', tones[tone], className)}>{children}</span>;
}
