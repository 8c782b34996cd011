import { type PointerEvent, useRef } from 'react';
import { create } from 'zustand';
import { POINTER_RESTS } from '../../browser/marks.ts';

/** Where a menu stands, from the outermost to itself: `['servicos', 'trabalho']`. */
export type MenuPath = readonly string[];

/** Of the services menu, and of those in it. */
const CLOSE_DELAYS_MS = [300, 150];

const CLOSED = { open: [], pinned: 0 };

interface MenuState {
  /** Until scripts run, CSS opens menus by hover and focus. */
  isHydrated: boolean;
  isMobileOpen: boolean;
  /** The open menus from the outermost to the innermost: never two on one level. */
  open: MenuPath;
  /** How many of them, from the outermost, a click or key opened: these stay without the pointer. */
  pinned: number;
}

export const useMenus = create<MenuState>(() => ({
  isHydrated: false,
  isMobileOpen: false,
  ...CLOSED,
}));

const { getState, setState } = useMenus;

/** Opens a menu and closes the others; what is open inside it stays. */
export function openMenu(path: MenuPath, isPinned: boolean): void {
  const { open, pinned } = getState();
  const isOpen = path.every((id, level) => open[level] === id);
  const kept = isOpen ? pinned : Math.min(pinned, path.length - 1);
  setState({
    open: isOpen ? open : path,
    pinned: isPinned ? Math.max(kept, path.length) : kept,
  });
}

/** A click or key on a menu's button: opens and pins the menu, or closes it when it is pinned. */
export function pressMenu(path: MenuPath): void {
  if (isPinned(path)) closeMenu(path);
  else openMenu(path, true);
}

function closeMenu(path: MenuPath): void {
  const { open, pinned } = getState();
  const level = path.length - 1;
  if (open[level] !== path[level]) return;
  setState({ open: open.slice(0, level), pinned: Math.min(pinned, level) });
}

export function closeSubmenus(): void {
  setState(CLOSED);
}

export function closeMenus(): void {
  setState({ ...CLOSED, isMobileOpen: false });
}

/** Opens or closes the mobile menu; either way all submenus close. */
export function toggleMobileMenu(): void {
  setState(({ isMobileOpen }) => ({ ...CLOSED, isMobileOpen: !isMobileOpen }));
}

function isPinned(path: MenuPath): boolean {
  const { open, pinned } = getState();
  return pinned >= path.length && open[path.length - 1] === path.at(-1);
}

/** Only a mouse hovers, and only where menus drop down. */
function hovers({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse' && !getState().isMobileOpen;
}

/** Opens a menu when the pointer moves onto it. Not on `pointerenter`, which also fires when the page moves. */
export function useHover(path: MenuPath) {
  const isInside = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onPointerMove: (event: PointerEvent) => {
      const isResting = document.documentElement.hasAttribute(POINTER_RESTS);
      if (!hovers(event) || isInside.current || isResting) return;
      isInside.current = true;
      clearTimeout(timer.current);
      openMenu(path, false);
    },
    onPointerLeave: (event: PointerEvent) => {
      isInside.current = false;
      if (!hovers(event)) return;
      const menu = event.currentTarget;
      const close = () => {
        const holdsFocus = menu.querySelector('.menu-panel :focus') !== null;
        if (!isPinned(path) && !holdsFocus) closeMenu(path);
      };
      timer.current = setTimeout(close, CLOSE_DELAYS_MS[path.length - 1]);
    },
  };
}
