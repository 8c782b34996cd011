import { Skeleton } from '@site/design/ui/skeleton/Skeleton.tsx';

const PLACES = ['first', 'second', 'third'];

/** Three cards to be, of about the size of those that come. */
export function JobSkeletons() {
  return (
    <div aria-hidden="true" data-testid="job-skeletons" className="grid gap-5 noscript:hidden">
      {PLACES.map((place) => (
        <JobSkeleton key={place} />
      ))}
    </div>
  );
}

function JobSkeleton() {
  return (
    <div className="surface-paper @container rounded-lg border border-line p-card">
      <div className="grid min-h-96 content-start gap-x-12 gap-y-6 @5xl:min-h-64 @3xl:grid-cols-2">
        <div>
          <Skeleton className="h-7 w-36" />
          <div className="mt-4 flex gap-4">
            <Skeleton className="size-12 shrink-0" />
            <div className="grid grow gap-2">
              <Skeleton className="h-7 w-3/4" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          </div>
          <Skeleton className="mt-6 h-4 w-full" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-3 h-4 w-2/3" />
          <Skeleton className="mt-8 h-11 w-44" />
        </div>
        <div className="grid content-start gap-3 @3xl:border-l @3xl:border-line @3xl:pl-8">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-1 h-4 w-2/3" />
          <Skeleton className="mt-1 h-4 w-3/4" />
          <Skeleton className="mt-1 h-4 w-1/2" />
          <Skeleton className="mt-3 h-8 w-4/5" />
        </div>
      </div>
    </div>
  );
}
