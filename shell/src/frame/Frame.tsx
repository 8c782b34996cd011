import { BlossomDrawings } from '@site/design/ui/petals/BlossomDrawings.tsx';
import type { Ref } from 'react';
import { FRAME_TOP, MAIN_ID } from '../browser/marks.ts';
import { frame as content } from '../content.ts';
import { ErrorBoundary, errorFallback } from '../errors/ErrorBoundary.tsx';
import { usePlace } from '../navigation/siteRouter.ts';
import { CornerButtons } from '../widgets/CornerButtons.tsx';
import { SiteWidgets } from '../widgets/SiteWidgets.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';

interface FrameProps {
  /** Gets `<main>`, which is a new element after an error; none on the server. */
  mainRef?: Ref<HTMLElement>;
}

/** One object for all renders: React must never touch what stands inside. */
const OPAQUE = { __html: '' };

/** Everything around a page; the fallback when the frame itself fails: never an empty page. */
export function Frame({ mainRef }: FrameProps) {
  return (
    <ErrorBoundary
      fallback={(...failure) => (
        <main id={MAIN_ID} tabIndex={-1}>
          {errorFallback(...failure)}
        </main>
      )}
    >
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {content.skipLink}
      </a>
      <div className={`${FRAME_TOP} contents`}>
        <BlossomDrawings />
        <SiteWidgets />
        <ProgressBar />
        <Header />
      </div>
      {/* Where pages appear; its content belongs to the page's remote, not to the shell's root. */}
      <main
        ref={mainRef}
        id={MAIN_ID}
        tabIndex={-1}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it did not write.
        dangerouslySetInnerHTML={OPAQUE}
      />
      <Footer />
      <CornerButtons />
      <Announcement />
    </ErrorBoundary>
  );
}

/** A thin bar at the top while a page loads. Its animation waits 150 ms, so that a fast page shows no bar. */
function ProgressBar() {
  const isLoading = usePlace(({ location, target }) => location !== target);
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label={content.loading}
      className="fixed inset-x-0 top-0 z-progress h-1 origin-left animate-progress bg-gold"
    />
  );
}

/** Announces the title of a new page to screen readers. */
function Announcement() {
  const title = usePlace((place) => place.title);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
