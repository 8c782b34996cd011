import { Icon } from '@site/design/ui/icons/Icon.tsx';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { useIsHydrated } from '../useIsHydrated.ts';
import { isOpen, type MenuPath, useMenus } from './menuStore.ts';
import { useFocusReturn } from './useFocusReturn.ts';

interface DisclosureProps {
  path: MenuPath;
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * A button and what it discloses. Until scripts run, hover and focus open it by CSS alone, and
 * the button does not claim a state that it would not keep.
 */
export function Disclosure({ path, label, className, children }: DisclosureProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const mayEnter = useRef(true);
  const id = path.at(-1) ?? '';
  const isHydrated = useIsHydrated();
  const open = useMenus((state) => isOpen(state.open, id));
  useFocusReturn(open, panel, button);
  return (
    <li
      className={className}
      data-menu={id}
      data-open={open || undefined}
      {...hoverHandlers(path, panel, mayEnter)}
      {...(path.length === 1 ? { onBlur: closeWhenFocusLeaves(id) } : {})}
    >
      <button
        ref={button}
        type="button"
        className="menu-item"
        aria-expanded={isHydrated ? open : undefined}
        aria-controls={panelId}
        onClick={() => useMenus.getState().press(path)}
      >
        {label}
        <Icon name="chevron" className="menu-chevron size-[1em]" />
      </button>
      <div ref={panel} id={panelId} className="menu-panel">
        {children}
      </div>
    </li>
  );
}

/**
 * Only a mouse hovers, and only where menus drop down; a panel with the focus inside stays. A menu
 * opens when the pointer moves, once until it leaves: browsers send `pointerenter` also when a layout
 * shift puts the menu under a pointer that rests (the cookie bar goes, the header moves up).
 */
function hoverHandlers(
  path: MenuPath,
  panel: RefObject<HTMLElement | null>,
  mayEnter: RefObject<boolean>,
) {
  const hovers = (event: PointerEvent) =>
    event.pointerType === 'mouse' && !useMenus.getState().isMobileOpen;
  return {
    onPointerMove: (event: PointerEvent) => {
      if (!hovers(event) || !mayEnter.current) return;
      mayEnter.current = false;
      useMenus.getState().enter(path);
    },
    onPointerLeave: (event: PointerEvent) => {
      mayEnter.current = true;
      const holdsFocus = panel.current?.contains(document.activeElement);
      if (hovers(event) && !holdsFocus) useMenus.getState().leave(path.at(-1) ?? '');
    },
  };
}

/** In the mobile menu an open group stays, or the entries after it would jump. */
function closeWhenFocusLeaves(id: string) {
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    const { isMobileOpen, close } = useMenus.getState();
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !isMobileOpen) close(id);
  };
}
