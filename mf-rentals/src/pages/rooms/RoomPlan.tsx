import type { Room } from './content.ts';

type Size = Room['size'];
/** x, y, width, height on a 120 x 84 drawing. */
type Box = readonly [number, number, number, number];

const walls: Record<Size, Box> = {
  pequena: [34, 20, 52, 44],
  media: [20, 12, 80, 60],
  grande: [6, 4, 108, 76],
};

const desks: Record<Size, readonly Box[]> = {
  pequena: [[50, 32, 20, 10]],
  media: [
    [32, 24, 20, 10],
    [68, 24, 20, 10],
    [32, 50, 20, 10],
    [68, 50, 20, 10],
  ],
  grande: [[34, 33, 52, 18]],
};

const seats: Record<Size, readonly (readonly [number, number])[]> = {
  pequena: [
    [60, 27],
    [54, 48],
    [66, 48],
  ],
  media: [
    [42, 19],
    [78, 19],
    [42, 65],
    [78, 65],
  ],
  grande: [42, 54, 66, 78].flatMap((x) => [[x, 27] as const, [x, 57] as const]),
};

/** A room seen from above, all three to the same scale. Decoration: the list beside it says it. */
export function RoomPlan({ size }: { size: Size }) {
  const [x, y, width, height] = walls[size];
  return (
    <svg viewBox="0 0 120 84" aria-hidden="true" className="h-auto w-full">
      <rect
        {...{ x, y, width, height }}
        rx="3"
        className="fill-moss stroke-green"
        strokeWidth="2.5"
      />
      {/* The window, across the upper wall. */}
      <path d={`M${x + 10} ${y}h${width - 20}`} className="stroke-paper" strokeWidth="3.5" />
      <path d={`M${x + 10} ${y}h${width - 20}`} className="stroke-green" strokeWidth="0.8" />
      {desks[size].map(([left, top, wide, high]) => (
        <rect
          key={`${left},${top}`}
          x={left}
          y={top}
          width={wide}
          height={high}
          rx="2"
          className="fill-gold"
        />
      ))}
      {seats[size].map(([left, top]) => (
        <circle key={`${left},${top}`} cx={left} cy={top} r="3.2" className="fill-green" />
      ))}
    </svg>
  );
}
