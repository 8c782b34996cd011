import { Petals } from '@site/design/ui/petals/Petals.tsx';
import { allServices, serviceGroups, serviceLinks, servicesMenu } from '../links.ts';
import { Disclosure } from './Disclosure.tsx';
import { MenuLink } from './MenuLink.tsx';

/** The Serviços dropdown: two groups that open beside it, four direct entries, the page about all. */
export function ServicesMenu() {
  return (
    <Disclosure path={[servicesMenu.id]} label={servicesMenu.label} className="menu-services">
      <Petals drift="branch" className="menu-ornament" />
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
        <MenuLink {...allServices} />
      </ul>
    </Disclosure>
  );
}
