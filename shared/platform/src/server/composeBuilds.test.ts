import { stripVTControlCharacters } from 'node:util';
import { expect, test, vi } from 'vitest';
import { sayRefused } from './composeBuilds.ts';

test('a refused release is said with its rule and what to do, and nothing else is', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  sayRefused({ event: 'active', publisher: 'mf-jobs' });
  expect(error).not.toHaveBeenCalled();
  sayRefused({
    event: 'refused',
    publisher: 'mf-jobs',
    why: 'mf-jobs · manifest.json · paths: /crm is claimed by mf-channels already, as /crm',
  });
  expect(stripVTControlCharacters(String(error.mock.lastCall))).toBe(
    '✗ The composer refuses a release, and visitors keep what they see: mf-jobs · manifest.json · paths: /crm is claimed by mf-channels already, as /crm. What to do: npm run check:remote -- mf-jobs says all of it; mend it and build.',
  );
});
