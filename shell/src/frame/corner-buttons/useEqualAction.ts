import { site } from '@site/site';
import { useEffect, useState } from 'react';
import { mainElement } from '../mainElement.ts';

const CHAT_LINKS = `a[href^="${site.chat.host}/"]`;

/** Whether the page shows a chat button of its own right now, so that a second one says nothing new. */
export function useEqualAction(): boolean {
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
      setIsShown([...onScreen].some((link) => link.isConnected));
    });
    const look = () => {
      seen.disconnect();
      onScreen.clear();
      const links = main.querySelectorAll(CHAT_LINKS);
      // Each that is observed is reported at once; only where there is none nobody would say so.
      if (links.length === 0) setIsShown(false);
      for (const link of links) seen.observe(link);
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
