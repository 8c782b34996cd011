/** Where a petal lies: x, y in the drawing, turn in degrees, scale (1 is 48 units long). */
type PetalSpot = readonly [x: number, y: number, turn: number, scale: number];

export type Drift = 'fall' | 'carpet' | 'branch';

interface DriftDrawing {
  viewBox: string;
  twig?: string;
  blossoms: readonly PetalSpot[];
  petals: readonly PetalSpot[];
}

export function placeOf([x, y, turn, scale]: PetalSpot): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}

/** Composed by hand rather than at random: the same on server and client, and better looking. */
export const drifts: Record<Drift, DriftDrawing> = {
  fall: {
    viewBox: '0 0 400 400',
    blossoms: [
      [316, 84, 18, 1.35],
      [196, 236, -24, 0.8],
    ],
    petals: [
      [392, 210, 70, 0.85],
      [236, 118, -38, 0.7],
      [300, 216, 130, 0.6],
      [268, 330, 32, 0.75],
      [126, 170, -100, 0.5],
      [110, 300, 160, 0.6],
      [52, 372, 52, 0.45],
      [180, 362, -64, 0.5],
      [366, 352, -28, 0.55],
      [28, 236, 18, 0.32],
      [160, 60, 96, 0.38],
    ],
  },
  carpet: {
    viewBox: '0 0 1200 120',
    blossoms: [
      [164, 96, 12, 0.8],
      [846, 92, -30, 1],
      [1108, 104, 40, 0.66],
    ],
    petals: [
      [26, 112, 60, 0.7],
      [84, 104, -74, 0.8],
      [246, 116, 96, 0.62],
      [318, 108, -20, 0.5],
      [402, 118, 80, 0.72],
      [486, 114, -96, 0.46],
      [590, 118, 104, 0.6],
      [676, 112, -62, 0.7],
      [748, 104, 30, 0.6],
      [782, 60, -40, 0.34],
      [930, 110, 78, 0.8],
      [1002, 106, -84, 0.62],
      [1046, 66, 24, 0.4],
      [1176, 112, -66, 0.8],
      [214, 54, 52, 0.3],
      [560, 74, -18, 0.26],
    ],
  },
  branch: {
    viewBox: '0 0 400 400',
    twig: 'M410 40C340 62 288 96 236 150M318 84C300 120 296 150 300 186M262 124C230 118 204 120 176 130M236 150C216 176 206 196 202 224',
    blossoms: [
      [338, 66, 20, 0.95],
      [270, 122, -12, 1.15],
      [302, 198, 40, 1.05],
      [168, 134, 8, 0.85],
      [204, 232, -30, 0.95],
    ],
    petals: [
      [250, 300, 40, 0.6],
      [150, 300, -70, 0.5],
      [320, 350, 110, 0.55],
      [96, 232, 24, 0.42],
      [200, 376, -20, 0.4],
      [60, 352, 70, 0.34],
    ],
  },
};
