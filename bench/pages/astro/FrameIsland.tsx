import { type ReactNode, useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Footer } from '../../../shell/src/frame/footer/Footer.tsx';
import { Header } from '../../../shell/src/frame/header/Header.tsx';
import { CornerButtons } from '../../../shell/src/widgets/CornerButtons.tsx';
import { SiteWidgets } from '../../../shell/src/widgets/SiteWidgets.tsx';

export interface FrameIslandProps {
  pathname: string;
  /** The page, an island of its own. */
  children?: ReactNode;
}

/** The shell's own frame, as an island around the page. */
export default function FrameIsland({ pathname, children }: FrameIslandProps) {
  const router = useMemo(() => {
    const element = (
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
    return createMemoryRouter([{ id: 'frame', path: '*', element }], {
      initialEntries: [pathname],
      hydrationData: { loaderData: { frame: { pathname } } },
    });
  }, [pathname, children]);
  return <RouterProvider router={router} />;
}
