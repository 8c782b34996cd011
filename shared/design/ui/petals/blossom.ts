/** One petal of the ipê: root at 0,0, tip up, 48 units long. Five, 72° apart, make the blossom. */
export const petalPath =
  'M0-4C-4-12-17-19-19-31-20.2-38.5-14.5-44.5-8.5-43.5-6.8-43.2-5.4-42.5-4.2-41.3-2.5-45.5 1.5-48 5.5-46.5 9-45.2 10.5-42.5 10.7-39.7 14.5-40 18.5-36 18.2-30.5 17.6-19 4-12 0-4Z';

/** The fine lines in the throat of a petal. */
export const veinPath = 'M0-10C-1-16-.5-22 0-26M-3-11C-5-16-7-20-9-23M3-11C5-16 7-20 9-23';

export const petalTurns = [0, 72, 144, 216, 288] as const;

export const blossomPath = petalTurns.map((turn) => turned(petalPath, turn)).join('');

/** The fine lines of all five. */
export const blossomVeinsPath = petalTurns.map((turn) => turned(veinPath, turn)).join('');

function turned(path: string, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const pairs = path.replace(/(-?[\d.]+) ?(-?[\d.]+) ?/g, (_, x, y) =>
    [x * cos - y * sin, x * sin + y * cos].map((value) => `${+value.toFixed(1) || 0} `).join(''),
  );
  return pairs.replace(/ (?=[-A-Z])/g, '');
}
