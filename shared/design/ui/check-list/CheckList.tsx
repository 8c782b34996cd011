import { joinClasses } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { checkIcon } from '../icons/icons.ts';

export interface CheckListProps {
  items: readonly string[];
  /** As many columns of at least 16rem as fit. */
  columns?: boolean | undefined;
  className?: string | undefined;
}

/** What is included, one line each. */
export function CheckList({ items, columns = false, className }: CheckListProps) {
  return (
    <ul
      className={joinClasses(
        columns ? 'card-grid-64 gap-y-2! @3xl:gap-y-3!' : 'grid grid-cols-1 gap-2 @3xl:gap-3',
        className,
      )}
    >
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Icon icon={checkIcon} className="mt-[0.15em] size-[1.3em] text-link" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
