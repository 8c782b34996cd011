import type { ReactNode } from 'react';
import { Footer } from '../../../shell/src/frame/footer/Footer.tsx';
import { Header } from '../../../shell/src/frame/header/Header.tsx';
import { CornerButtons } from '../../../shell/src/widgets/CornerButtons.tsx';
import { SiteWidgets } from '../../../shell/src/widgets/SiteWidgets.tsx';

export interface FrameIslandProps {
  /** The page, an island of its own. */
  children?: ReactNode;
}

/** The shell's own frame, as an island around the page. */
export default function FrameIsland({ children }: FrameIslandProps) {
  return (
    <>
      <SiteWidgets />
      <Header />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CornerButtons />
    </>
  );
}
