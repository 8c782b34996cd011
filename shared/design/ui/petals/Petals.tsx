import { joinClasses } from '../class-names.ts';
import { BlossomShape } from './BlossomShape.tsx';
import { petalPath } from './blossom.ts';
import { type Drift, drifts, type PetalSpot } from './drifts.ts';

export interface PetalsProps {
  /** fall: a diagonal drift; carpet: settled along the lower edge; branch: a twig in flower. */
  drift?: Drift | undefined;
  /** Place and size as utilities; it is absolutely positioned and never takes clicks. */
  className?: string | undefined;
}

/** Fallen petals of the ipê, the site's ornament. Put it in a `relative overflow-hidden` parent. */
export function Petals({ drift = 'fall', className }: PetalsProps) {
  const { viewBox, twig, blossoms, petals } = drifts[drift];
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
      className={joinClasses('pointer-events-none absolute overflow-visible', className)}
    >
      {twig ? (
        <path d={twig} className="fill-none stroke-link" strokeWidth={3.5} strokeLinecap="round" />
      ) : null}
      {petals.map((spot) => (
        <path key={place(spot)} d={petalPath} transform={place(spot)} className="fill-gold" />
      ))}
      {blossoms.map((spot) => (
        <BlossomShape key={place(spot)} transform={place(spot)} />
      ))}
    </svg>
  );
}

function place([x, y, turn, scale]: PetalSpot): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}
