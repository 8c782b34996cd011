import type { PageProps } from '@site/contract/contract.ts';
import { PageRoot, staticBridge } from '@site/runtime';
import type { ComponentType, ReactNode } from 'react';
import { Footer } from '../../../shell/src/frame/footer/Footer.tsx';
import { Header } from '../../../shell/src/frame/header/Header.tsx';
import { CornerButtons } from '../../../shell/src/widgets/CornerButtons.tsx';
import { SiteWidgets } from '../../../shell/src/widgets/SiteWidgets.tsx';
import { Places } from '../Fragment.tsx';

/** The shell's own frame as an island around the page, an island of its own. */
export function FrameIsland({ children }: { children?: ReactNode }) {
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

interface PageIslandProps {
  remote: string;
  pathname: string;
  Page: ComponentType<PageProps>;
  /** What the server sends later. */
  places: Readonly<Record<string, ReactNode>>;
}

/** A remote's own page or fragment as an island; its links load pages, as in every static site. */
export function PageIsland({ remote, pathname, Page, places }: PageIslandProps) {
  return (
    <div data-remote={remote}>
      <Places value={places}>
        <PageRoot bridge={staticBridge(pathname)} Page={Page} param="" />
      </Places>
    </div>
  );
}
