import { petalPath, petalTurns, veinPath } from './blossom.ts';

/** The two drawings of a svg that all its petals and blossoms refer to. */
export interface Drawn {
  petal: string;
  blossom: string;
}

/** Ids of the drawings of one svg, from an id that is its own. */
export function drawnIn(id: string): Drawn {
  return { petal: `${id}p`, blossom: `${id}b` };
}

/**
 * A petal and the five of a blossom, drawn once in a svg however many it shows: spelled out each
 * time they were half of a page's HTML. Put it first inside the svg, and `use` what it draws.
 */
export function BlossomDrawings({ petal, blossom }: Drawn) {
  const veined = `${petal}v`;
  return (
    <defs>
      <path id={petal} d={petalPath} className="fill-gold" />
      <g id={veined}>
        <use href={`#${petal}`} />
        <path
          d={veinPath}
          className="fill-none stroke-gold-dark"
          strokeWidth={1.8}
          strokeLinecap="round"
        />
      </g>
      <g id={blossom}>
        {petalTurns.map((turn) => (
          <use key={turn} href={`#${veined}`} transform={`rotate(${turn})`} />
        ))}
        <circle r={5} className="fill-night" />
      </g>
    </defs>
  );
}
