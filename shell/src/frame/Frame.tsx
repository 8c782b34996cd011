import { BlossomDrawings } from '@site/design/ui/petals/BlossomDrawings.tsx';
import { FRAME_TOP, MAIN_ID } from '../browser/marks.ts';
import { frame as content } from '../content.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { NavigationEffects, PageOutlet } from '../navigation/PageOutlet.tsx';
import { CornerButtons } from '../widgets/CornerButtons.tsx';
import { SiteWidgets } from '../widgets/SiteWidgets.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { ProgressBar } from './ProgressBar.tsx';

/** The one route of the shell: every path, because page documents say who owns which. */
export const frameRoute = { id: 'frame', path: '*', Component: SafeFrame };

/** The frame, or the fallback when the frame itself fails: never an empty page. */
function SafeFrame() {
  return (
    <ErrorBoundary
      wrap={(fallback) => (
        <main id={MAIN_ID} tabIndex={-1}>
          {fallback}
        </main>
      )}
    >
      <Frame />
    </ErrorBoundary>
  );
}

/** Everything around a page. */
function Frame() {
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {content.skipLink}
      </a>
      <div className={`${FRAME_TOP} contents`}>
        <BlossomDrawings />
        <SiteWidgets />
        <ProgressBar />
        <Header />
      </div>
      <PageOutlet />
      <Footer />
      <CornerButtons />
      <NavigationEffects />
    </>
  );
}
