import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { chevronIcon, closeIcon, lockIcon, menuIcon } from '@site/design/ui/icons/icons.ts';
import { tooltip } from '@site/runtime';
import { type ReactNode, useId, useRef } from 'react';
import { header as content } from '../../content.ts';
import { CurrentPageLink } from '../CurrentPageLink.tsx';
import {
  type FrameLink,
  mainLinks,
  partnerLink,
  serviceGroups,
  serviceLinks,
  servicesMenu,
} from '../links.ts';
import { type MenuPath, pressMenu, toggleMobileMenu, useHover, useMenus } from './menus.ts';
import { moveFocus, useMenuBehaviour } from './useMenuBehaviour.ts';

/** Described once for all locked links, so that a link's name stays its label. */
const LOCK_HINT_ID = 'menu-lock-hint';

/** The main navigation: a row where there is room for it, else behind a hamburger button. */
export function MainMenu() {
  const nav = useRef<HTMLElement>(null);
  const listId = useId();
  const { isHydrated, isMobileOpen } = useMenus();
  useMenuBehaviour(nav);
  return (
    <nav
      ref={nav}
      aria-label={content.navigation}
      className="menu"
      data-hydrated={isHydrated || undefined}
    >
      <button
        type="button"
        className="menu-toggle"
        aria-expanded={isHydrated ? isMobileOpen : undefined}
        aria-controls={listId}
        onClick={toggleMobileMenu}
      >
        <Icon icon={isMobileOpen ? closeIcon : menuIcon} className="size-[1.5em]" />
        {/* Without room beside the icon the word is hidden; the button's accessible name stays. */}
        <span className="@max-[26.5rem]:sr-only">{content.toggle}</span>
      </button>
      <ul
        id={listId}
        className="menu-bar"
        data-open={isMobileOpen || undefined}
        onKeyDown={moveFocus}
      >
        <MenuLinks links={mainLinks} />
        <ServicesMenu />
        <MenuLinks links={[partnerLink]} className="menu-partner" />
      </ul>
      <p id={LOCK_HINT_ID} hidden>
        {content.lockHint}
      </p>
    </nav>
  );
}

function ServicesMenu() {
  const { id, label } = servicesMenu;
  return (
    <Disclosure path={[id]} label={label} className="menu-services">
      <ul className="menu-list">
        {serviceGroups.map((group) => (
          <Disclosure
            key={group.id}
            path={[id, group.id]}
            label={group.label}
            className="menu-group"
          >
            <ul className="menu-list">
              <MenuLinks links={group.links} />
            </ul>
          </Disclosure>
        ))}
        <MenuLinks links={serviceLinks} />
      </ul>
    </Disclosure>
  );
}

interface DisclosureProps {
  path: MenuPath;
  label: string;
  className: string;
  children: ReactNode;
}

/** A button and its panel. Before hydration it has no `aria-expanded`: CSS opens the panel. */
function Disclosure({ path, label, className, children }: DisclosureProps) {
  const panelId = useId();
  const id = path.at(-1);
  const isHydrated = useMenus((state) => state.isHydrated);
  const isOpen = useMenus(({ open }) => open[path.length - 1] === id);
  return (
    <li className={className} data-menu={id} data-open={isOpen || undefined} {...useHover(path)}>
      <button
        type="button"
        className="menu-item"
        aria-expanded={isHydrated ? isOpen : undefined}
        aria-controls={panelId}
        onClick={() => pressMenu(path)}
      >
        {label}
        <Icon icon={chevronIcon} className="menu-chevron size-[1em]" />
      </button>
      <div id={panelId} className="menu-panel">
        {children}
      </div>
    </li>
  );
}

/** Entries of a menu, with a lock where the page behind one requires authentication. */
function MenuLinks({ links, className }: { links: readonly FrameLink[]; className?: string }) {
  return links.map(({ label, href, isLocked }) => (
    <li key={href} className={className}>
      <CurrentPageLink
        href={href}
        className="menu-item"
        {...(isLocked ? { 'aria-describedby': LOCK_HINT_ID, ...tooltip(content.lockHint) } : {})}
      >
        {label}
        {isLocked ? <Icon icon={lockIcon} className="size-[1.1em] text-muted" /> : null}
      </CurrentPageLink>
    </li>
  ));
}
