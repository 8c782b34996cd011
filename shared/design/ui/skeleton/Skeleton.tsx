import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';

export interface SkeletonProps {
  /** Size as utilities, for instance `h-6 w-40`; it should match what will come. */
  className?: string | undefined;
}

/** The place of something that is loading. Still on purpose: moving bars distract and cost battery. */
export function Skeleton({ className = 'h-5 w-full' }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses('rounded-md border border-contour bg-hairline', className)}
    />
  );
}

export interface SkeletonGroupProps {
  /** Read out in place of the shapes, for instance "Carregando vagas". */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Several skeletons that stand for one answer. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
