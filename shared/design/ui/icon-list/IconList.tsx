import { IconTile } from '../icon-tile/IconTile.tsx';
import type { IconPath } from '../icons/icons.ts';

interface IconListProps {
  items: readonly { icon: IconPath; title: string; text?: string | undefined }[];
  /** Rank of the titles in the page's outline. */
  level?: 2 | 3 | undefined;
  /** stacked: icon above the text, on phones at its left; inline: always at its left. */
  layout?: 'stacked' | 'inline' | undefined;
}

/** Reasons, benefits or equipment: an icon, a title and a sentence each, without boxes. */
export function IconList({ items, level = 3, layout = 'stacked' }: IconListProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="card-grid-60 gap-x-8! gap-y-4! @3xl:gap-y-10!">
      {items.map((item) => (
        <li
          key={item.title}
          className={`flex items-start gap-4 ${layout === 'stacked' ? '@md:flex-col' : ''}`}
        >
          <IconTile icon={item.icon} />
          <div className="min-w-0">
            <Title className="text-lg font-bold leading-snug">{item.title}</Title>
            {item.text ? <p className="mt-1 text-muted @3xl:mt-1.5">{item.text}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
