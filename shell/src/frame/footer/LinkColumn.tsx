import { useId } from 'react';
import { CurrentPageLink } from '../CurrentPageLink.tsx';
import type { FrameLink } from '../links.ts';
import { FooterHeading } from './FooterHeading.tsx';

interface LinkColumnProps {
  heading: string;
  links: readonly FrameLink[];
}

/** A column of links, a navigation of its own. */
export function LinkColumn({ heading, links }: LinkColumnProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <FooterHeading id={headingId}>{heading}</FooterHeading>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <CurrentPageLink href={href} className="footer-link">
              {label}
            </CurrentPageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
