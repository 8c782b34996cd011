import { site } from '@site/contract/site.ts';
import { type FrameLink, mainLinks, partnerLink, serviceGroups, serviceLinks } from './links.ts';

const LINK = 'inline-flex min-h-11 items-center px-2';

/** The frame's top: logo and navigation; menus open without JavaScript too. */
export function Header() {
  return (
    <header className="sticky top-0 z-40 border-b border-linha bg-areia">
      <div className="mx-auto flex max-w-300 flex-wrap items-center gap-4 px-4 py-2">
        <a href="/" className={`${LINK} font-bold text-verde`}>
          {site.shortName}
        </a>
        <nav aria-label="Principal">
          <ul className="flex flex-wrap items-center gap-2">
            {mainLinks.map((link) => (
              <Item key={link.href} {...link} />
            ))}
            <li>
              <Services />
            </li>
            <Item {...partnerLink} />
          </ul>
        </nav>
      </div>
    </header>
  );
}

function Item({ label, href }: FrameLink) {
  return (
    <li>
      <a href={href} className={LINK}>
        {label}
      </a>
    </li>
  );
}

function Services() {
  return (
    <details className="relative">
      <summary className={`${LINK} cursor-pointer`}>Serviços</summary>
      <ul className="absolute right-0 w-64 border border-linha bg-areia p-2">
        {serviceGroups.map(({ label, links }) => (
          <li key={label}>
            <p className="px-2 pt-2 font-semibold">{label}</p>
            <ul>
              {links.map((link) => (
                <Item key={link.href} label={link.label} href={link.href} />
              ))}
            </ul>
          </li>
        ))}
        {serviceLinks.map((link) => (
          <Item key={link.href} {...link} />
        ))}
      </ul>
    </details>
  );
}
