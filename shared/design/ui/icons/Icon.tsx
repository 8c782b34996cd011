import { arrowLeftIcon, arrowRightIcon, type IconPath } from './icons.ts';

/** Arrows that follow the reading direction. */
const ARROWS: readonly IconPath[] = [arrowLeftIcon, arrowRightIcon];

export interface IconProps {
  icon: IconPath;
  /** What is filled behind the lines: the whole shape for stars, half of it for contrast. */
  area?: IconPath | undefined;
  /** Size and colour as utilities; 1.25em and the text's colour by default. */
  className?: string | undefined;
}

/** A drawn line icon. Always decoration: the text beside it, or the control's label, has the meaning. */
export function Icon({ icon, area, className = 'size-[1.25em]' }: IconProps) {
  const look = ARROWS.includes(icon) ? 'icon icon-arrow' : 'icon';
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${look} ${className}`}>
      {area ? <path d={area} fill="currentColor" stroke="none" /> : null}
      <path d={icon} />
    </svg>
  );
}
