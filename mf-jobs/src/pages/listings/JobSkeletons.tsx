import { Skeleton } from '@site/design/ui/skeleton/Skeleton.tsx';

const PLACES = ['first', 'second', 'third'];

/** Three cards to be, of about the size of those that come. */
export function JobSkeletons() {
  return (
    <div aria-hidden="true" data-testid="job-skeletons" className="grid gap-5 noscript:hidden">
      {PLACES.map((place) => (
        <div
          key={place}
          className="surface-paper grid min-h-96 content-start gap-4 rounded-lg border border-line p-card lg:min-h-64"
        >
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-4 h-11 w-44" />
        </div>
      ))}
    </div>
  );
}
