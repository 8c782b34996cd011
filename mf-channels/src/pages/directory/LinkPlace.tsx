import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { content } from './content.ts';
import { checkOf } from './linkChecks.ts';
import { linkKind } from './linkKind.ts';

interface LinkPlaceProps {
  link: string;
  telefone?: string | undefined;
}

/**
 * Where an entity's link leads, before one follows it, and when it was last seen to answer; before
 * it the number, where the entity has one.
 */
export function LinkPlace({ link, telefone }: LinkPlaceProps) {
  const { icon, label } = linkKind(link);
  const check = checkOf(link);
  return (
    <span className="entity-place">
      <Icon name={icon} className="size-4" />
      <span className="min-w-0 wrap-anywhere">
        {telefone ? `${content.telephone} ${telefone}, ` : ''}
        {label}
        {check ? (
          <>
            {`, ${content.checked} `}
            <time dateTime={check.date}>{check.text}</time>
          </>
        ) : null}
      </span>
    </span>
  );
}
