import type { ReactNode } from 'react';
import { cardTones } from '../card/Card.tsx';
import { joinClasses } from '../class-names.ts';
import { IconTile } from '../icon-tile/IconTile.tsx';
import { Icon } from '../icons/Icon.tsx';
import { arrowRightIcon, type IconPath } from '../icons/icons.ts';

export interface LinkCardProps {
  href: string;
  title: string;
  icon: IconPath;
  children: ReactNode;
}

/** An item of a list that is a link as a whole: the title is the link, its area covers the card. */
export function LinkCard({ href, title, icon, children }: LinkCardProps) {
  return (
    <li
      className={joinClasses(
        'group relative flex flex-col transition-colors hover:border-link',
        'focus-within:border-link has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-focus',
        cardTones.paper,
      )}
    >
      <IconTile icon={icon} className="mb-5" />
      <h3 className="text-xl font-bold tracking-tight">
        <a
          href={href}
          // The card shows the ring, so the link's own would be a second one inside it.
          className="outline-none after:absolute after:inset-0 after:rounded-lg group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {title}
        </a>
      </h3>
      <div className="mt-2 grow text-muted">{children}</div>
      <Icon
        icon={arrowRightIcon}
        className="mt-5 size-6 text-link transition-transform group-hover:translate-x-1"
      />
    </li>
  );
}
