import { useSiteStore } from '@site/runtime';
import { useEffect, useRef, useState } from 'react';
import { mainElement } from '../frame/mainElement.ts';
import { useWidget } from '../widgets/useWidget.ts';
import { onOpenConsent } from './openConsent.ts';
import { followConsent } from './storedConsent.ts';

const loadBanner = () => import('./ConsentBanner.tsx');

/** Shows the cookie banner while no choice is stored, and whenever the visitor asks for it. */
export function ConsentHost() {
  const isKnown = useSiteStore((state) => state.isConsentKnown);
  const consent = useSiteStore((state) => state.consent);
  const { isReopened, openings, close } = useReopening();
  useEffect(followConsent, []);
  const isWanted = isKnown && (consent === null || isReopened);
  const ConsentBanner = useWidget(loadBanner, isWanted);
  if (!isWanted || !ConsentBanner) return null;
  return <ConsentBanner key={openings} isReopened={isReopened} onDone={close} />;
}

/** The visitor's own wish to see the banner, and the way back to where the wish was made. */
function useReopening() {
  const opener = useRef<Element | null>(null);
  const [isReopened, setReopened] = useState(false);
  const [openings, setOpenings] = useState(0);
  useEffect(
    () =>
      onOpenConsent(() => {
        opener.current = document.activeElement;
        setReopened(true);
        setOpenings((count) => count + 1);
      }),
    [],
  );
  const close = () => {
    setReopened(false);
    returnFocus(opener.current);
    opener.current = null;
  };
  return { isReopened, openings, close };
}

/** Focus must not be lost with the banner: back to the opener, or on to the page. */
function returnFocus(opener: Element | null): void {
  const target = opener?.isConnected ? opener : mainElement();
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
