import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder();
const report = (content: object) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('a report that is missing counts as a failure', () => {
  expect(vitestCounts('/nowhere.json', false)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightCounts('/nowhere.json')).toEqual({ passed: 0, failed: 1 });
});

test('an error outside any unit test counts as a failure', () => {
  const ran = report({ numPassedTests: 3, numFailedTests: 0, success: true });
  expect(vitestCounts(ran, true)).toEqual({ passed: 3, failed: 0 });
  expect(vitestCounts(ran, false)).toEqual({ passed: 3, failed: 1 });
});

test('a flaky end-to-end test counts as a failure', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] });
  expect(playwrightCounts(file)).toEqual({ passed: 5, failed: 2 });
});
