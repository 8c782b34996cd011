import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { content } from './content.ts';
import { checkOf } from './linkChecks.ts';
import { linkKind } from './linkKind.ts';

/** Where an entity's link leads, before one follows it, and when it was last seen to answer. */
export function LinkPlace({ link }: { link: string }) {
  const { icon, label } = linkKind(link);
  const check = checkOf(link);
  return (
    <span className="entity-place">
      <Icon name={icon} className="size-4" />
      <span className="min-w-0 wrap-anywhere">
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
