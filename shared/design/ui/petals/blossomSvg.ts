import { blossomPath, blossomVeinsPath, petalPath } from './blossom.ts';
import { type Drift, drifts, placeOf } from './drifts.ts';

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
export const blossomSvg = `<path d="${blossomPath}" fill="${gold}"/><path d="${blossomVeinsPath}" fill="none" stroke="${shade}" stroke-width="1.8" stroke-linecap="round"/><circle r="5" fill="${night}"/>`;

/** One of the ornaments as SVG, in the units of its own drawing. */
export function driftSvg(drift: Drift): string {
  const { twig, petals, blossoms } = drifts[drift];
  return [
    twig
      ? `<path d="${twig}" fill="none" stroke="${green}" stroke-width="5" stroke-linecap="round"/>`
      : '',
    ...petals.map((spot) => `<path d="${petalPath}" fill="${gold}" transform="${placeOf(spot)}"/>`),
    ...blossoms.map((spot) => `<g transform="${placeOf(spot)}">${blossomSvg}</g>`),
  ].join('');
}
