import { expect, test } from 'vitest';
import { loadLettering } from './lettering.ts';

test('the zero of the site’s font is plain, as prices and headlines need it', async () => {
  for (const weight of [400, 700]) {
    const zero = (await loadLettering(weight)).draw('0', { x: 0, y: 0, size: 16 });
    // Each contour begins with an M: one around the zero and one inside. A slash would be a third.
    expect(zero.match(/M/g)).toHaveLength(2);
  }
});
