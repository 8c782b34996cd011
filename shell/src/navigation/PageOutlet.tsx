import type { Ref } from 'react';
import { MAIN_ID } from '../browser/marks.ts';
import { usePlace } from './siteRouter.ts';

/** One object for all renders: React must never touch what stands inside. */
const OPAQUE = { __html: '' };

/** Where pages appear; its content belongs to the page's remote, not to the shell's root. */
export function PageOutlet({ ref }: { ref: Ref<HTMLElement> | undefined }) {
  return (
    <main
      ref={ref}
      id={MAIN_ID}
      tabIndex={-1}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it did not write.
      dangerouslySetInnerHTML={OPAQUE}
    />
  );
}

/** Reads the title of a page that was gone to to screen readers. */
export function Announcement() {
  const title = usePlace((place) => place.title);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
