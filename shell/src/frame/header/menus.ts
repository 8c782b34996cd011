import { createMenuStore } from './menuStore.ts';

/** The header's menus; other parts may look whether one is open. */
export const useMenus = createMenuStore();
