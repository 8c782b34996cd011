import { type IconName, iconAreas, iconPaths } from './paths.ts';

export interface IconProps {
  name: IconName;
  /** Fills the shape, for stars and the play sign. */
  filled?: boolean | undefined;
  /** Size and colour as utilities; 1.25em and the text's colour by default. */
  className?: string | undefined;
}

/** A drawn line icon. Always decoration: the text beside it, or the control's label, has the meaning. */
export function Icon({ name, filled = false, className = 'size-[1.25em]' }: IconProps) {
  const area = filled ? iconPaths[name] : iconAreas[name];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      {area ? <path d={area} fill="currentColor" stroke="none" /> : null}
      <path d={iconPaths[name]} />
    </svg>
  );
}
