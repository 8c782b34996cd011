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
