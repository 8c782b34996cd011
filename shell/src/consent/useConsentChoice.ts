import { type Consent, toast, useSiteStore } from '@site/runtime';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { inShell } from '../errors/errorContext.ts';
import { mainElement } from '../frame/mainElement.ts';
import { reloadOnce } from '../navigation/reloadOnce.ts';
import { useWidget } from '../widgets/useWidget.ts';
import { content } from './content.ts';
import { takeEarlyChoice } from './earlyChoice.ts';
import { onOpenConsent } from './openConsent.ts';
import { chooseConsent, followConsent } from './storedConsent.ts';

const loadPanel = () => import('./ConsentPanel.tsx');

/**
 * How the visitor is asked about cookies: by the bar while no choice is stored, by the panel when
 * they want to see the categories. Never by both at once.
 */
export function useConsentChoice(bar: RefObject<HTMLElement | null>) {
  const isAsking = useSiteStore(({ consent, isConsentKnown }) => isConsentKnown && !consent);
  const isKnown = useSiteStore((state) => state.isConsentKnown);
  const { isOpen, openings, opener, open, close } = useOpening();
  const [isBarWanted, setBarWanted] = useState(false);
  // An old tab's panel may be gone: a new shell has its own; where that fails, too, the bar asks.
  const Panel = useWidget(loadPanel, isOpen, async () => {
    close();
    if (!(await reloadOnce(`shell ${inShell.build}`))) setBarWanted(true);
  });
  const isPanelShown = isOpen && Panel !== null;
  useEffect(() => {
    const early = takeEarlyChoice();
    if (early) save(early);
    return followConsent();
  }, []);
  useLayoutEffect(() => {
    if (isKnown) showBar((isAsking || isBarWanted) && !isPanelShown);
  }, [isKnown, isAsking, isBarWanted, isPanelShown]);
  useEffect(() => {
    if (isBarWanted) bar.current?.focus();
  }, [isBarWanted, bar]);
  return {
    Panel: isPanelShown ? Panel : null,
    openings,
    customize: open,
    choose: (choice: Consent) => {
      save(choice);
      close();
      setBarWanted(false);
      const isGone = bar.current?.contains(opener.current);
      returnFocus(isGone ? null : opener.current);
    },
    goBack: () => {
      close();
      if (isAsking) showBar(true);
      returnFocus(isAsking ? bar.current : opener.current);
    },
  };
}

/** Whether the panel is open, how often it was, and where the wish to see it was made. */
function useOpening() {
  const opener = useRef<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const open = () => {
    opener.current = document.activeElement;
    setOpen(true);
    setOpenings((count) => count + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing that changes.
  useEffect(() => onOpenConsent(open), []);
  return { isOpen, openings, opener, open, close: () => setOpen(false) };
}

function save(choice: Consent): void {
  chooseConsent(choice);
  toast.success(content.saved);
}

function showBar(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-asks-consent', isShown);
}

/** Focus must not be lost with what had it: back to the opener, or on to the page. */
function returnFocus(opener: Element | null): void {
  const target = opener?.isConnected ? opener : mainElement();
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
