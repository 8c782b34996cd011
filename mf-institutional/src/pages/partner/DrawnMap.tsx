/** Streets of the drawing: avenues that meet at a ring in its upper half, and a grid. */
const AVENUES = 'M400-20V520M-20 170H820M210-20 690 460M590-20 110 460';
const STREETS = 'M-20 60H820M-20 300H820M-20 410H820M90-20V520M240-20V520M560-20V520M710-20V520';

/** A drawing in the place of the map; it shows no real street, so it is decoration. */
export function DrawnMap() {
  return (
    <svg
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
      className="size-full bg-moss"
    >
      {/* Edges that only high contrast shows. */}
      <path d={STREETS} className="fill-none stroke-contour" strokeWidth={12} />
      <path d={AVENUES} className="fill-none stroke-contour" strokeWidth={26} />
      <path d={STREETS} className="fill-none stroke-paper" strokeWidth={8} />
      <path d={AVENUES} className="fill-none stroke-paper" strokeWidth={22} />
      <circle cx={400} cy={170} r={92} className="fill-moss stroke-paper" strokeWidth={22} />
      <path
        d="M400 212c-33-30-49-55-49-77a49 49 0 0 1 98 0c0 22-16 47-49 77Z"
        className="fill-green"
      />
      <circle cx={400} cy={135} r={19} className="fill-paper" />
    </svg>
  );
}
