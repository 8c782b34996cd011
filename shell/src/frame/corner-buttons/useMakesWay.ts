import { site } from '@site/site';
import { useEffect, useState } from 'react';
import { mainElement } from '../mainElement.ts';

/* A field that the button would lie on is as good a reason: what is typed there must be seen. */
const REASONS = `a[href^="${site.chat.host}/"], input:not([type="radio"], [type="checkbox"]), textarea`;

/** Whether the page shows a chat button of its own right now, or a field to type in. */
export function useMakesWay(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const main = mainElement();
    if (!main) return;
    const onScreen = new Set<Element>();
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onScreen.add(target);
        else onScreen.delete(target);
      }
      setIsShown([...onScreen].some((reason) => reason.isConnected));
    });
    const look = () => {
      seen.disconnect();
      onScreen.clear();
      const reasons = main.querySelectorAll(REASONS);
      // Each that is observed is reported at once; only where there is none nobody would say so.
      if (reasons.length === 0) setIsShown(false);
      for (const reason of reasons) seen.observe(reason);
    };
    // Pages come and go inside of main, and lists within them.
    const changed = new MutationObserver(look);
    changed.observe(main, { childList: true, subtree: true });
    look();
    return () => {
      changed.disconnect();
      seen.disconnect();
    };
  }, []);
  return isShown;
}
