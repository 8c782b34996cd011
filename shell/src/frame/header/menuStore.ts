import { create } from 'zustand';
import { servicesMenu } from '../links.ts';

/** Where a menu stands, from the outermost to itself: `['servicos', 'trabalho']`. */
export type MenuPath = readonly string[];

/** An open menu; a pinned one was opened by click or key and does not close on hover's leave. */
export interface OpenMenu {
  id: string;
  isPinned: boolean;
}

/** How long a menu stays open after the pointer left it, in milliseconds. */
const CLOSE_DELAY_MS = 150;
const SERVICES_CLOSE_DELAY_MS = 300;

export interface MenuState {
  isMobileOpen: boolean;
  /** Open menus from the outermost to the innermost: never two on one level. */
  open: readonly OpenMenu[];
  /** The pointer came: opens the menu and closes the others. */
  enter(path: MenuPath): void;
  /** The pointer left: closes the menu after its delay, unless it is pinned or comes back. */
  leave(id: string): void;
  /** A click or key on the menu's button: opens and pins it, or closes it when pinned already. */
  press(path: MenuPath): void;
  /** Closes one menu and those inside it. */
  close(id: string): void;
  closeSubmenus(): void;
  closeAll(): void;
  /** Opens or closes the mobile menu; either way all submenus close. */
  toggleMobile(): void;
}

export type MenuStore = ReturnType<typeof createMenuStore>;

/** The rules of the header's menus: which are open, and when they close. */
export function createMenuStore() {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const stay = (path: MenuPath) => {
    for (const id of path) clearTimeout(timers.get(id));
  };
  return create<MenuState>()((set, get) => ({
    isMobileOpen: false,
    open: [],
    enter: (path) => {
      stay(path);
      set(({ open }) => ({ open: withOpen(open, path, false) }));
    },
    leave: (id) => {
      if (isPinned(get().open, id)) return;
      clearTimeout(timers.get(id));
      const delay = id === servicesMenu.id ? SERVICES_CLOSE_DELAY_MS : CLOSE_DELAY_MS;
      timers.set(
        id,
        setTimeout(() => get().close(id), delay),
      );
    },
    press: (path) => {
      stay(path);
      const id = path.at(-1) ?? '';
      if (isPinned(get().open, id)) get().close(id);
      else set(({ open }) => ({ open: withOpen(open, path, true) }));
    },
    close: (id) => set(({ open }) => ({ open: without(open, id) })),
    closeSubmenus: () => set({ open: [] }),
    closeAll: () => set({ open: [], isMobileOpen: false }),
    toggleMobile: () => set(({ isMobileOpen }) => ({ open: [], isMobileOpen: !isMobileOpen })),
  }));
}

/** The header's menus; other parts may look whether one is open. */
export const useMenus = createMenuStore();

/** Whether a menu is open. */
export function isOpen(open: readonly OpenMenu[], id: string): boolean {
  return open.some((menu) => menu.id === id);
}

function isPinned(open: readonly OpenMenu[], id: string): boolean {
  return open.some((menu) => menu.id === id && menu.isPinned);
}

/** What stands inside the path stays open; what stands beside it closes. */
function withOpen(open: readonly OpenMenu[], path: MenuPath, pin: boolean): readonly OpenMenu[] {
  const leadsThere = path.every((id, level) => open[level]?.id === id);
  const inside = leadsThere ? open.slice(path.length) : [];
  return [...path.map((id) => ({ id, isPinned: pin || isPinned(open, id) })), ...inside];
}

function without(open: readonly OpenMenu[], id: string): readonly OpenMenu[] {
  const level = open.findIndex((menu) => menu.id === id);
  return level < 0 ? open : open.slice(0, level);
}
