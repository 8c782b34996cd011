import { SiteWidgets } from '../widgets/SiteWidgets.tsx';
import { CornerButtons } from './corner-buttons/CornerButtons.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID } from './mainElement.ts';
import { NavigationEffects } from './NavigationEffects.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { ProgressBar } from './ProgressBar.tsx';

/** Everything around a page. */
export function Frame() {
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        Ir para o conteúdo
      </a>
      <SiteWidgets />
      <ProgressBar />
      <Header />
      <PageOutlet />
      <Footer />
      <CornerButtons />
      <NavigationEffects />
    </>
  );
}
