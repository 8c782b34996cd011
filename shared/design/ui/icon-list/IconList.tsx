import { joinClasses } from '../class-names.ts';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { IconTile } from '../icons/IconTile.tsx';
import type { IconName } from '../icons/paths.ts';

export interface IconListItem {
  icon: IconName;
  title: string;
  text?: string | undefined;
}

export interface IconListProps {
  items: readonly IconListItem[];
  level?: HeadingLevel | undefined;
  /** stacked: icon above the text, on phones at its left; inline: always at its left. */
  layout?: 'stacked' | 'inline' | undefined;
  className?: string | undefined;
}

/** Reasons, benefits or equipment: an icon, a title and a sentence each, without boxes. */
export function IconList({ items, level = 3, layout = 'stacked', className }: IconListProps) {
  return (
    <ul className={joinClasses('card-grid-60 gap-x-8! gap-y-10!', className)}>
      {items.map((item) => (
        <li
          key={item.title}
          className={
            layout === 'inline' ? 'flex items-start gap-4' : 'flex items-start gap-4 @md:flex-col'
          }
        >
          <IconTile name={item.icon} />
          <div className="min-w-0">
            <Heading level={level} className="text-lg font-bold leading-snug">
              {item.title}
            </Heading>
            {item.text ? <p className="mt-1.5 text-muted">{item.text}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
