import type { PageProps } from '@site/contract/contract.ts';
import { PageRoot, staticBridge } from '@site/runtime';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Header } from '../../../shell/src/frame/header/Header.tsx';
import { replayTap } from '../../../shell/src/head/earlyTaps.ts';
import { SiteWidgets } from '../../../shell/src/widgets/SiteWidgets.tsx';
import { Places } from '../Fragment.tsx';

/** Marks a part as hydrated and repeats an earlier tap on it, as the shell does. */
function useEarlyTaps(part: string): void {
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(part);
    if (!element) return;
    element.dataset.hydrated = '';
    replayTap(element);
  }, [part]);
}

/** What stands before the page in the shell's own frame. */
export function FrameStart() {
  useEarlyTaps('#root');
  return (
    <>
      <SiteWidgets />
      <Header />
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
  useEarlyTaps(`[data-remote=${remote}]`);
  return (
    <div data-remote={remote}>
      <Places value={places}>
        <PageRoot bridge={staticBridge(pathname)} Page={Page} param="" />
      </Places>
    </div>
  );
}
