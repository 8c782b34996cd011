/** Streets of the drawing, from the middle: a ring, avenues that meet there, and a grid. */
const AVENUES = 'M400-20V520M-20 250H820M120-20 680 520M680-20 120 520';
const STREETS =
  'M-20 90H820M-20 410H820M90-20V520M240-20V520M560-20V520M710-20V520M-20 170H330M470 170H820M-20 330H330M470 330H820';

/** A drawing in the place of the map; it shows no real street, so it is decoration. */
export function DrawnMap() {
  return (
    <svg
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className="min-h-0 w-full grow bg-musgo"
    >
      {/* Edges that only high contrast shows. */}
      <path d={STREETS} className="fill-none stroke-contorno" strokeWidth={12} />
      <path d={AVENUES} className="fill-none stroke-contorno" strokeWidth={26} />
      <path d={STREETS} className="fill-none stroke-papel" strokeWidth={8} />
      <path d={AVENUES} className="fill-none stroke-papel" strokeWidth={22} />
      <circle cx={400} cy={250} r={92} className="fill-musgo stroke-papel" strokeWidth={22} />
      <path
        d="M400 292c-33-30-49-55-49-77a49 49 0 0 1 98 0c0 22-16 47-49 77Z"
        className="fill-verde"
      />
      <circle cx={400} cy={215} r={19} className="fill-papel" />
    </svg>
  );
}
