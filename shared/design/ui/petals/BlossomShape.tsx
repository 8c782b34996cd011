import { petalPath, petalTurns, veinPath } from './blossom.ts';

/** The five petals, to be placed inside an svg. */
export function BlossomShape({ transform }: { transform?: string | undefined }) {
  return (
    <g transform={transform}>
      {petalTurns.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={petalPath} className="fill-gold" />
          <path
            d={veinPath}
            className="fill-none stroke-gold-dark"
            strokeWidth={1.8}
            strokeLinecap="round"
          />
        </g>
      ))}
      <circle r={5} className="fill-night" />
    </g>
  );
}
