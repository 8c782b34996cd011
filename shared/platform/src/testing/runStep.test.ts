import { expect, test, vi } from 'vitest';
import { runTests } from './runStep.ts';

test.each([
  ['', 1],
  ['process.send({ passed: 3, failed: 0, tests: [] });', 1],
  ['process.send({ passed: 3, failed: 2, tests: [] });', 2],
])('a run of tests that fails is never counted as whole: %s', async (code, failed) => {
  vi.spyOn(console, 'log').mockReturnValue();
  const command = [process.execPath, '-e', `${code} process.exitCode = 1; process.disconnect?.();`];
  expect(await runTests('tests', command)).toMatchObject({ failed });
});
