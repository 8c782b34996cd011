import { petalPath, petalTurns, veinPath } from '@site/design/ui/petals/blossom.ts';

const HOLDING = petalTurns.filter((turn) => turn !== 72);

/** The mark with one petal fallen: something is missing, and nothing worse. Decoration. */
export function FallenBlossom({ className = 'mb-12 h-32 w-auto' }: { className?: string }) {
  return (
    <svg viewBox="-50 -49 100 94" aria-hidden="true" className={`overflow-visible ${className}`}>
      {HOLDING.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={petalPath} className="fill-gold" />
          <path d={veinPath} className="fill-none stroke-gold-dark" strokeWidth={1.8} />
        </g>
      ))}
      <circle r={5} className="fill-night" />
      <path d={petalPath} className="fill-gold" transform="translate(38 66) rotate(66) scale(.8)" />
    </svg>
  );
}
