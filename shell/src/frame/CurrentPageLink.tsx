import type { ComponentProps } from 'react';
import { usePlace } from '../navigation/siteRouter.ts';

interface CurrentPageLinkProps extends Omit<ComponentProps<'a'>, 'aria-current'> {
  href: string;
}

/**
 * A link of the frame that says when it leads to the page on screen. The frame's HTML is rendered
 * once for all pages: the composer marks the links of each page (`markCurrentPage`).
 */
export function CurrentPageLink({ href, children, ...rest }: CurrentPageLinkProps) {
  const isCurrent = usePlace(({ location }) => location.pathname === href);
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
