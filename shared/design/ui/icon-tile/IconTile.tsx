import { joinClasses } from '../class-names.ts';
import { Icon, type IconProps } from '../icons/Icon.tsx';

/** An icon on a petal-shaped tile: three round corners and a pointed one. */
export function IconTile({ className, ...icon }: IconProps) {
  return (
    <span className={joinClasses('petal-tile', className)}>
      <Icon {...icon} className="size-6" />
    </span>
  );
}
