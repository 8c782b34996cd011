import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Direction } from './turnRow.ts';
import { isOnScreen } from './useRotation.ts';

const directions: Record<string, Direction> = { ArrowLeft: 'previous', ArrowRight: 'next' };

/** Elements that may use arrow keys themselves, or whose focus means that the visitor is elsewhere. */
const BUSY =
  'a, button, input, select, textarea, summary, video, [tabindex="0"], [contenteditable]';

/** Arrow keys work with the focus inside the carousel, and without a focus while the carousel is on screen. */
export function useArrowKeys(
  root: RefObject<Element | null>,
  isReady: boolean,
  go: (direction: Direction) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = directions[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!direction || hasModifier || event.defaultPrevented || !isMeant(root.current)) return;
    event.preventDefault();
    go(direction);
  });
  // With the buttons: a key that comes before the next paint would be lost on a slow phone.
  useLayoutEffect(() => {
    if (!isReady) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isReady]);
}

function isMeant(root: Element | null): boolean {
  const focused = document.activeElement;
  if (!root) return false;
  if (root.contains(focused)) return true;
  // Caret browsing moves a caret through the page's text.
  const hasCaret = document.getSelection()?.anchorNode;
  return !hasCaret && !focused?.closest(BUSY) && isOnScreen(root);
}
