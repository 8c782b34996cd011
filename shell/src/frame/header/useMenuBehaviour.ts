import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect } from 'react';
import { POINTER_RESTS } from '../../browser/marks.ts';
import { onResize } from '../../browser/onResize.ts';
import { useEscape } from '../../browser/useEscape.ts';
import { usePlace } from '../../navigation/siteRouter.ts';
import { closeMenus, closeSubmenus, openMenu, toggleMobileMenu, useMenus } from './menus.ts';

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Closes open menus on Escape, navigation, and a press or focus outside; then moves the focus. */
export function useMenuBehaviour(nav: RefObject<HTMLElement | null>): void {
  const key = usePlace(({ location }) => location.key);
  const { open, isMobileOpen } = useMenus();
  useEscape(closeMenus, isMobileOpen);
  useEscape(closeSubmenus, open.length > 0);
  useEffect(() => {
    if (!nav.current) return;
    takeOver(nav.current);
    return closeFromOutside(nav.current);
  }, [nav]);
  useEffect(() => {
    if (key !== 'default') closeMenus();
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each menu that opens or closes.
  useLayoutEffect(() => keepFocus(nav.current), [nav, open, isMobileOpen]);
}

/** A menu that CSS holds open when scripts start stays open. */
function takeOver(nav: HTMLElement): void {
  const matching = (state: string) =>
    [...nav.querySelectorAll<HTMLElement>(`[data-menu]${state}`)].map(
      ({ dataset }) => dataset.menu ?? '',
    );
  const [focused, hovered] = [matching(':focus-within'), matching(':hover')];
  useMenus.setState({ isHydrated: true });
  if (isSeen(nav.querySelector('.menu-toggle')) && nav.matches(':focus-within')) toggleMobileMenu();
  if (focused.length > 0) openMenu(focused, true);
  else if (hovered.length > 0 && !document.documentElement.hasAttribute(POINTER_RESTS))
    openMenu(hovered, false);
}

function closeFromOutside(nav: HTMLElement): () => void {
  const stop = new AbortController();
  const onLeave = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    if (!nav.contains(target)) closeMenus();
    // In the mobile menu an open group stays, or the entries after it would jump.
    else if (
      type === 'focusin' &&
      !useMenus.getState().isMobileOpen &&
      !target.closest('[data-open]')
    )
      closeSubmenus();
  };
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, onLeave, { signal: stop.signal });
  // A turned phone or a widened window may leave no button to close the mobile menu with.
  const toggle = nav.querySelector('.menu-toggle');
  const stopWatching = onResize([toggle], () => {
    if (useMenus.getState().isMobileOpen && !isSeen(toggle)) closeMenus();
  });
  stop.signal.addEventListener('abort', stopWatching);
  return () => stop.abort();
}

/** Whether an element has a box; the hamburger button has one where the menus are behind it. */
function isSeen(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}

/** When a menu closes around the focus, the nearest button in sight takes the focus over. */
function keepFocus(nav: HTMLElement | null): void {
  const focused = document.activeElement;
  let target: Element | null | undefined = focused;
  while (target && nav?.contains(target) && !isSeen(target))
    target = target.closest('.menu-panel, .menu-bar')?.previousElementSibling;
  if (target !== focused && target instanceof HTMLElement) target.focus();
}

/** Arrows lead to the next entry in sight, Home and End to the ends of a list (WAI-ARIA disclosure). */
export function moveFocus(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
  const isEnd = key === 'Home' || key === 'End';
  const step = STEPS[key];
  if (!isEnd && step === undefined) return;
  const list = isEnd ? target.closest('ul') : event.currentTarget;
  const entries = [...(list?.querySelectorAll<HTMLElement>('.menu-item') ?? [])].filter(isSeen);
  const at = entries.indexOf(target) + (step ?? 0);
  const next = isEnd ? entries.at(key === 'Home' ? 0 : -1) : entries[at];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
