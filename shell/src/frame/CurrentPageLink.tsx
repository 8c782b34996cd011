import type { ComponentProps } from 'react';
import { usePlace } from '../navigation/siteRouter.ts';

interface CurrentPageLinkProps extends Omit<ComponentProps<'a'>, 'aria-current'> {
  href: string;
}

/** A link that says when it leads to the page on screen; in HTML the composer marks it. */
export function CurrentPageLink({ href, children, ...rest }: CurrentPageLinkProps) {
  const isCurrent = usePlace(({ location }) => location.pathname === href);
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
