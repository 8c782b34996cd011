import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';

export type BadgeTone = 'ipe' | 'verde' | 'neutral';

export interface BadgeProps {
  /** ipe: gold, for the one thing to notice; verde: pale green; neutral: bordered. */
  tone?: BadgeTone | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const tones: Record<BadgeTone, string> = {
  ipe: 'border-transparent bg-ipe text-sobre-ipe',
  verde: 'border-contorno bg-musgo text-verde',
  neutral: 'border-line text-muted',
};

/** A short label beside or above a title. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center rounded-md border px-2.5 py-0.5 text-sm font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
