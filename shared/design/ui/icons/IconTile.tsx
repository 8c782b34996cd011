import { joinClasses } from '../class-names.ts';
import { Icon, type IconProps } from './Icon.tsx';

/** An icon on a petal-shaped tile: three round corners and a pointed one. */
export function IconTile({ className, ...icon }: IconProps) {
  return (
    <span
      className={joinClasses(
        'inline-grid size-12 shrink-0 place-items-center rounded-full rounded-bl-sm border border-contour bg-moss text-green',
        className,
      )}
    >
      <Icon {...icon} className="size-6" />
    </span>
  );
}
