import { expect, test } from 'vitest';
import { buildOfEntry, entryFile } from './entry.ts';

test('an entry’s address tells its build', () => {
  expect(buildOfEntry(`/mf-jobs/assets/${entryFile('0123456789ab')}`)).toBe('0123456789ab');
  expect(buildOfEntry('/mf-jobs/src/remote.ts')).toBe('');
});
