/* The centre of Goiânia around the default address. Another address needs another drawing. */
const AVENUES = 'M400-20V470M385 470 120-20M415 470 680-20M-20 235H820M-20 40H820';
const STREETS =
  'M-20 105H820M-20 170H820M-20 300H820M-20 365H820M-20 430H820M60-20V520M180-20V520M300-20V360M500-20V360M620-20V520M740-20V520';

const NAMES: readonly { name: string; transform: string }[] = [
  { name: 'Av. Goiás', transform: 'translate(405 336) rotate(-90)' },
  { name: 'Av. Anhanguera', transform: 'translate(424 240)' },
  { name: 'Av. Paranaíba', transform: 'translate(424 45)' },
  { name: 'Av. Tocantins', transform: 'translate(281 288) rotate(61.6)' },
  { name: 'Av. Araguaia', transform: 'translate(470 376) rotate(-61.6)' },
];

/** A drawing in the place of the map; the address stands beside it, so it is decoration. */
export function DrawnMap() {
  return (
    <svg
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="size-full bg-moss"
    >
      {/* Edges that only high contrast shows. */}
      <path d={STREETS} className="fill-none stroke-contour" strokeWidth={11} />
      <path d={AVENUES} className="fill-none stroke-contour" strokeWidth={24} />
      <path d={STREETS} className="fill-none stroke-paper" strokeWidth={7} />
      <path d={AVENUES} className="fill-none stroke-paper" strokeWidth={20} />
      <circle cx={400} cy={500} r={62} className="fill-moss stroke-paper" strokeWidth={20} />
      {NAMES.map(({ name, transform }) => (
        <text key={name} transform={transform} fontSize={14} className="fill-ink">
          {name}
        </text>
      ))}
      <path
        d="M400 195c-25-23-37-41-37-58a37 37 0 0 1 74 0c0 17-12 35-37 58Z"
        className="fill-green"
      />
      <circle cx={400} cy={137} r={14} className="fill-paper" />
    </svg>
  );
}
