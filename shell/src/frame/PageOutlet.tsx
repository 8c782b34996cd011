import { useLoaderData } from '@site/runtime';
import { useContext, useLayoutEffect, useRef } from 'react';
import type { PageVisit } from '../navigation/visit.ts';
import { StageContext } from './StageContext.ts';

export const MAIN_ID = 'conteudo';

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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it did not write.
      dangerouslySetInnerHTML={OPAQUE}
    />
  );
}
