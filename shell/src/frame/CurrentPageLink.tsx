import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from './useIsHydrated.ts';

interface CurrentPageLinkProps extends Omit<ComponentProps<'a'>, 'aria-current'> {
  href: string;
}

/**
 * A link of the frame that says when it leads to the page on screen. The frame's HTML is the same
 * for all pages, so it can say so only once scripts run; until then `currentPageStyle` shows it.
 */
export function CurrentPageLink({ href, children, ...rest }: CurrentPageLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = useIsHydrated() && pathname === href;
  return (
    <a href={href} {...rest} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
