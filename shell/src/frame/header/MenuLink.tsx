import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { tooltip } from '@site/runtime';
import { CurrentPageLink } from '../CurrentPageLink.tsx';
import type { FrameLink } from '../links.ts';
import { content } from './content.ts';

/** Described once for all locked links, so that a link's name stays its label. */
export const LOCK_HINT_ID = 'menu-lock-hint';

/** One entry of a menu, with a lock where the page behind it requires authentication. */
export function MenuLink({ label, href, isLocked = false }: FrameLink) {
  return (
    <li>
      <CurrentPageLink
        href={href}
        className="menu-item"
        aria-describedby={isLocked ? LOCK_HINT_ID : undefined}
        {...(isLocked ? tooltip(content.lockHint) : {})}
      >
        {label}
        {isLocked ? <Icon name="lock" className="menu-lock size-[1.1em]" /> : null}
      </CurrentPageLink>
    </li>
  );
}
