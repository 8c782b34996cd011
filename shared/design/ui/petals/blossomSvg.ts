import { blossomPath, blossomVeinsPath } from './blossom.ts';

/** The mark's colours where no stylesheet reaches: icons. */
export const brandColors = {
  night: '#0B3D2A',
  gold: '#F5B700',
  shade: '#D99A00',
} as const;

const { night, gold, shade } = brandColors;

/** The blossom around 0,0 as SVG, about 96 units wide. */
export const blossomSvg = `<path d="${blossomPath}" fill="${gold}"/><path d="${blossomVeinsPath}" fill="none" stroke="${shade}" stroke-width="1.8" stroke-linecap="round"/><circle r="5" fill="${night}"/>`;
