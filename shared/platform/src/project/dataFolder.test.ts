import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { dataFolder, ROOT } from './apps.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['', join(ROOT, '.data/start')],
  ['.data/other', join(ROOT, '.data/other')],
  ['/srv/site/data', '/srv/site/data'],
])('DATA_FOLDER "%s" is %s', (variable, folder) => {
  vi.stubEnv('DATA_FOLDER', variable);
  expect(dataFolder('.data/start')).toBe(folder);
});
