import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { MAIN_ID } from '../browser/marks.ts';
import type { LoadedPage } from '../navigation/loadedPage.ts';
import type { PageHost } from '../navigation/pageHost.ts';

/** What shows pages in the outlet; none while the frame is rendered on the server. */
export const PageHostContext = createContext<PageHost | null>(null);

/** One object for all renders: React must never touch what stands inside. */
const OPAQUE = { __html: '' };

/** Where pages appear; its content belongs to the page's remote, not to the shell's root. */
export function PageOutlet() {
  const page = useLoaderData<LoadedPage>();
  const host = useContext(PageHostContext);
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (main.current) host?.show(page, main.current);
  }, [host, page]);
  return (
    <main
      ref={main}
      id={MAIN_ID}
      tabIndex={-1}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it did not write.
      dangerouslySetInnerHTML={OPAQUE}
    />
  );
}
