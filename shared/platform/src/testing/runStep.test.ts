import { expect, test, vi } from 'vitest';
import { isFailed } from './counts.ts';
import { runTests } from './runStep.ts';

test.each([
  ['', 1],
  ["process.send({ status: 'passed' });", 1],
  ["for (const status of ['passed', 'timedOut', 'failed']) process.send({ status });", 2],
])('a run of tests that fails is never counted as whole: %s', async (code, failed) => {
  vi.spyOn(console, 'log').mockReturnValue();
  const command = [process.execPath, '-e', `${code} process.exitCode = 1; process.disconnect?.();`];
  expect((await runTests('tests', command)).filter(isFailed)).toHaveLength(failed);
});
