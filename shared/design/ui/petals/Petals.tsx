import { joinClasses } from '../class-names.ts';
import { BLOSSOM_ID, PETAL_ID } from './BlossomDrawings.tsx';
import { type Drift, drifts, placeOf } from './drifts.ts';

interface PetalsProps {
  /** fall: a diagonal drift; carpet: settled along the lower edge; branch: a twig in flower. */
  drift: Drift;
  /** Place and size as utilities; it is absolutely positioned and never takes clicks. */
  className?: string | undefined;
}

/** Fallen petals of the ipê, the site's ornament. Put it in a `relative overflow-hidden` parent. */
export function Petals({ drift, className }: PetalsProps) {
  const { viewBox, twig, blossoms, petals } = drifts[drift];
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={joinClasses('pointer-events-none absolute overflow-visible', className)}
    >
      {twig ? (
        <path d={twig} className="fill-none stroke-link" strokeWidth={3.5} strokeLinecap="round" />
      ) : null}
      {petals.map((spot) => (
        <use key={placeOf(spot)} href={`#${PETAL_ID}`} transform={placeOf(spot)} />
      ))}
      {blossoms.map((spot) => (
        <use key={placeOf(spot)} href={`#${BLOSSOM_ID}`} transform={placeOf(spot)} />
      ))}
    </svg>
  );
}

/** Petals along the lower edge of a whole section, in its middle. */
export function PetalCarpet() {
  const place =
    'bottom-0 left-1/2 mb-[max(2%,1.25rem)] w-[clamp(60rem,100%,88rem)] -translate-x-1/2';
  return <Petals drift="carpet" className={place} />;
}
