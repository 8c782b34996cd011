import { Petals } from '@site/design/ui/petals/Petals.tsx';
import { serviceGroups, serviceLinks, servicesMenu } from '../links.ts';
import { Disclosure } from './Disclosure.tsx';
import { MenuLink } from './MenuLink.tsx';
import { isOpen, useMenus } from './menuStore.ts';

/** The Serviços dropdown: two groups that open beside it, and four direct entries. */
export function ServicesMenu() {
  // While the menu is closed its drawing is hidden, so it is in no page's HTML.
  const open = useMenus((state) => isOpen(state.open, servicesMenu.id));
  return (
    <Disclosure path={[servicesMenu.id]} label={servicesMenu.label} className="menu-services">
      {open ? <Petals drift="branch" className="menu-ornament" /> : null}
      <ul className="menu-list">
        {serviceGroups.map(({ id, label, links }) => (
          <Disclosure key={id} path={[servicesMenu.id, id]} label={label} className="menu-group">
            <ul className="menu-list">
              {links.map((link) => (
                <MenuLink key={link.href} {...link} />
              ))}
            </ul>
          </Disclosure>
        ))}
        {serviceLinks.map((link) => (
          <MenuLink key={link.href} {...link} />
        ))}
      </ul>
    </Disclosure>
  );
}
