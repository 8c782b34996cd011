import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import type { ListData } from '../../data/listData.ts';
import type { Content } from './content.ts';

export interface ListLinksProps {
  data: ListData;
  content: Content;
}

/** The ways to the lists beside this one. */
export function ListLinks({ data, content }: ListLinksProps) {
  const { newer, older } = data;
  if (!newer && !older) return null;
  const texts = content.pager;
  return (
    <nav
      aria-label={texts.label}
      className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6"
    >
      {newer ? (
        <LinkButton variant="secondary" icon="arrow-left" href={newer}>
          {texts.newer}
        </LinkButton>
      ) : null}
      {older ? (
        <LinkButton variant="secondary" iconEnd="arrow-right" href={older} className="ml-auto">
          {texts.older}
        </LinkButton>
      ) : null}
    </nav>
  );
}
