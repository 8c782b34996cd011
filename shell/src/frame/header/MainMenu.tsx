import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { type KeyboardEvent, useId, useRef } from 'react';
import { CurrentPageLink } from '../CurrentPageLink.tsx';
import { mainLinks, partnerLink } from '../links.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import { content } from './content.ts';
import { LOCK_HINT_ID, MenuLink } from './MenuLink.tsx';
import { focusTarget } from './menuKeys.ts';
import { useMenus } from './menuStore.ts';
import { ServicesMenu } from './ServicesMenu.tsx';
import { useFocusReturn } from './useFocusReturn.ts';
import { useMenuBehaviour } from './useMenuBehaviour.ts';

/** The main navigation: a row where there is room for it, else behind a hamburger button. */
export function MainMenu() {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isHydrated = useIsHydrated();
  const isMobileOpen = useMenus((state) => state.isMobileOpen);
  useMenuBehaviour(nav);
  useFocusReturn(isMobileOpen, list, toggle);
  return (
    <nav
      ref={nav}
      aria-label={content.navigation}
      className="menu"
      data-hydrated={isHydrated || undefined}
    >
      <button
        ref={toggle}
        type="button"
        className="menu-toggle"
        aria-expanded={isHydrated ? isMobileOpen : undefined}
        aria-controls={listId}
        onClick={() => useMenus.getState().toggleMobile()}
      >
        <Icon name={isMobileOpen ? 'close' : 'menu'} className="size-[1.5em]" />
        <span className="menu-toggle-label">{content.toggle}</span>
      </button>
      <ul
        ref={list}
        id={listId}
        className="menu-bar"
        data-open={isMobileOpen || undefined}
        onKeyDown={moveFocus}
      >
        {mainLinks.map((link) => (
          <MenuLink key={link.href} {...link} />
        ))}
        <ServicesMenu />
        <li className="menu-partner">
          <CurrentPageLink href={partnerLink.href} className="menu-item">
            {partnerLink.label}
          </CurrentPageLink>
        </li>
      </ul>
      <p id={LOCK_HINT_ID} hidden>
        {content.lockHint}
      </p>
    </nav>
  );
}

function moveFocus(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement))
    return;
  const target = focusTarget(event.target, event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}
