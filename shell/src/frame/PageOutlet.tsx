import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Stage } from '../navigation/stage.ts';
import type { PageVisit } from '../navigation/visit.ts';
import { MAIN_ID } from './mainElement.ts';

/** What shows pages in the outlet; none while the frame is rendered on the server. */
export const StageContext = createContext<Stage | null>(null);

/** One object for all renders: React must never touch what stands inside. */
const OPAQUE = { __html: '' };

/** Where pages appear; its content belongs to the page's remote, not to the shell's root. */
export function PageOutlet() {
  const visit = useLoaderData<PageVisit>();
  const stage = useContext(StageContext);
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (main.current) stage?.show(visit, main.current);
  }, [stage, visit]);
  return (
    <main
      ref={main}
      id={MAIN_ID}
      tabIndex={-1}
      suppressHydrationWarning
      dangerouslySetInnerHTML={OPAQUE}
    />
  );
}
