import { frame as content } from '../content.ts';
import { usePlace } from '../navigation/siteRouter.ts';

/** A thin bar at the top while a page takes longer than 150 ms to come: so long its animation waits. */
export function ProgressBar() {
  const isLoading = usePlace(({ location, target }) => location !== target);
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label={content.loading}
      className="fixed inset-x-0 top-0 z-progress h-1 animate-progress bg-gold"
    />
  );
}
