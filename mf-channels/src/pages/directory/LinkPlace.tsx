import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { content } from './content.ts';
import { linkKind } from './linkKind.ts';

interface LinkPlaceProps {
  link: string;
  telefone?: string | undefined;
}

/** Where an entity's link leads, behind its telephone number where it has one. */
export function LinkPlace({ link, telefone }: LinkPlaceProps) {
  const { icon, label } = linkKind(link);
  return (
    <span className="entity-place">
      <Icon name={icon} className="size-4" />
      <span className="min-w-0 wrap-anywhere">
        {telefone ? `${content.telephone} ${telefone}, ` : ''}
        {label}
      </span>
    </span>
  );
}
