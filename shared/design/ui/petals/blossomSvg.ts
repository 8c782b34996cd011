import { petalPath, petalTurns, veinPath } from './blossom.ts';
import { type Drift, drifts, type PetalSpot } from './drifts.ts';

/** The mark's colours where no stylesheet reaches: icons and pictures for link previews. */
export const brandColors = {
  night: '#0B3D2A',
  green: '#0F5B3E',
  gold: '#F5B700',
  shade: '#D99A00',
  mist: '#C9D8CF',
} as const;

const { night, green, gold, shade } = brandColors;

/** The blossom around 0,0 as SVG, about 96 units wide. */
export const blossomSvg = `${petalTurns.map(veinedPetal).join('')}<circle r="5" fill="${night}"/>`;

/** One of the ornaments as SVG, in the units of its own drawing. */
export function driftSvg(drift: Drift): string {
  const { twig, petals, blossoms } = drifts[drift];
  return [
    twig
      ? `<path d="${twig}" fill="none" stroke="${green}" stroke-width="5" stroke-linecap="round"/>`
      : '',
    ...petals.map((spot) => `<path d="${petalPath}" fill="${gold}" transform="${place(spot)}"/>`),
    ...blossoms.map((spot) => `<g transform="${place(spot)}">${blossomSvg}</g>`),
  ].join('');
}

function veinedPetal(turn: number): string {
  return (
    `<g transform="rotate(${turn})"><path d="${petalPath}" fill="${gold}"/>` +
    `<path d="${veinPath}" fill="none" stroke="${shade}" stroke-width="1.8" stroke-linecap="round"/></g>`
  );
}

function place([x, y, turn, scale]: PetalSpot): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}
