import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useEscape } from '../useEscape.ts';
import { useMenus } from './menuStore.ts';
import { POINTER_RESTS } from './pointerRests.ts';

/** What closes open menus from outside of them: Escape, a click elsewhere, a navigation. */
export function useMenuBehaviour(nav: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const { closeAll, closeSubmenus } = useMenus.getState();
  useEscape(
    closeAll,
    useMenus(({ isMobileOpen }) => isMobileOpen),
  );
  useEscape(
    closeSubmenus,
    useMenus(({ open }) => open.length > 0),
  );
  useEffect(() => {
    takeOver(nav.current);
    return listen(nav);
  }, [nav]);
  useEffect(() => {
    if (key !== 'default') useMenus.getState().closeAll();
  }, [key]);
}

/** A menu that CSS holds open when scripts start stays open. */
function takeOver(nav: HTMLElement | null): void {
  if (!nav) return;
  const { toggleMobile, press, enter } = useMenus.getState();
  const focused = menusMatching(nav, ':focus-within');
  const rests = document.documentElement.hasAttribute(POINTER_RESTS);
  const hovered = rests ? [] : menusMatching(nav, ':hover');
  if (isMobile(nav) && nav.matches(':focus-within')) toggleMobile();
  if (focused.length > 0) press(focused);
  else if (hovered.length > 0) enter(hovered);
}

function menusMatching(nav: HTMLElement, state: string): string[] {
  const menus = nav.querySelectorAll<HTMLElement>(`[data-menu]${state}`);
  return [...menus].map(({ dataset }) => dataset.menu ?? '');
}

function listen(nav: RefObject<HTMLElement | null>): () => void {
  const { closeAll } = useMenus.getState();
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const outside = (event: Event) =>
    event.target instanceof Node && !nav.current?.contains(event.target);
  document.addEventListener('pointerdown', (event) => outside(event) && closeAll(), options);
  document.addEventListener('focusin', (event) => outside(event) && closeAll(), options);
  // A turned phone or a widened window may leave no button to close the mobile menu with. The first
  // call comes at once, and must not close what was taken over.
  const resized = new ResizeObserver(() => {
    const { isMobileOpen } = useMenus.getState();
    if (isMobileOpen && nav.current && !isMobile(nav.current)) closeAll();
  });
  const toggle = nav.current?.querySelector('.menu-toggle');
  if (toggle) resized.observe(toggle);
  stop.signal.addEventListener('abort', () => resized.disconnect());
  return () => stop.abort();
}

/** Whether the menus are behind the hamburger button. */
function isMobile(nav: HTMLElement): boolean {
  const toggle = nav.querySelector<HTMLElement>('.menu-toggle');
  return toggle !== null && toggle.offsetParent !== null;
}
