import { blossomPath, blossomVeinsPath, petalPath } from './blossom.ts';

/** Ids of the drawings that every petal and blossom of a page refers to. */
export const PETAL_ID = 'ipe-petal';
export const BLOSSOM_ID = 'ipe-blossom';

/** A petal and a blossom, drawn once for a page: spelled out each time they were much of its HTML. */
export function BlossomDrawings() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <path id={PETAL_ID} d={petalPath} className="fill-gold" />
        <g id={BLOSSOM_ID}>
          <path d={blossomPath} className="fill-gold" />
          <path
            d={blossomVeinsPath}
            className="fill-none stroke-gold-dark"
            strokeWidth={1.8}
            strokeLinecap="round"
          />
          <circle r={5} className="fill-night" />
        </g>
      </defs>
    </svg>
  );
}
