/** The place of what is loading, of its size. Still: moving bars distract and cost battery. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return (
    <div aria-hidden className={`rounded-md border border-contour bg-hairline ${className}`} />
  );
}
