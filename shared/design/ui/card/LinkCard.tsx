import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { Icon } from '../icons/Icon.tsx';
import { IconTile } from '../icons/IconTile.tsx';
import type { IconName } from '../icons/paths.ts';
import { newTabAttributes } from '../new-tab/newTabAttributes.ts';
import { cardTones } from './Card.tsx';

export interface LinkCardProps {
  href: string;
  title: string;
  icon?: IconName | undefined;
  /** A Picture above the text, edge to edge. */
  picture?: ReactNode;
  newTab?: boolean | undefined;
  level?: HeadingLevel | undefined;
  as?: 'div' | 'article' | 'li' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A card that is a link as a whole: the title is the link, its area covers the card. */
export function LinkCard({ as: Tag = 'div', className, picture, ...rest }: LinkCardProps) {
  return (
    <Tag
      className={joinClasses(
        'group relative flex flex-col transition-colors hover:border-link',
        'focus-within:border-link has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-focus',
        cardTones.paper,
        className,
      )}
    >
      {picture ? (
        <div className="-mx-card -mt-card mb-6 overflow-hidden rounded-t-lg">{picture}</div>
      ) : null}
      <LinkCardBody {...rest} />
    </Tag>
  );
}

function LinkCardBody({ href, title, icon, newTab, level = 3, children }: LinkCardProps) {
  return (
    <>
      {icon ? <IconTile name={icon} className="mb-5" /> : null}
      <Heading level={level} className="text-xl font-bold tracking-tight">
        <a
          href={href}
          // The card shows the ring, so the link's own would be a second one inside it.
          className="outline-none after:absolute after:inset-0 after:rounded-lg group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
          {...(newTab ? newTabAttributes : {})}
        >
          {title}
        </a>
      </Heading>
      {children ? <div className="mt-2 grow text-muted">{children}</div> : null}
      <Icon
        name={newTab ? 'external' : 'arrow-right'}
        className="mt-5 size-6 text-link transition-transform group-hover:translate-x-1"
      />
    </>
  );
}
