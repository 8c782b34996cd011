import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { playwrightCounts, slowest, total, vitestCounts } from './counts.ts';

const folder = temporaryFolder();
const report = (content: object) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('a report that is missing counts as a failure', () => {
  expect(vitestCounts('/nowhere.json', false)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightCounts('/nowhere.json')).toMatchObject({ passed: 0, failed: 1 });
});

test('an error outside any unit test counts as a failure, as does a flaky walk', () => {
  const ran = report({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(vitestCounts(ran, true)).toMatchObject({ passed: 3, failed: 0 });
  expect(vitestCounts(ran, false)).toMatchObject({ passed: 3, failed: 1 });
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  const walked = report({ suites: [], stats, errors: [] });
  expect(playwrightCounts(walked)).toMatchObject({ passed: 5, failed: 2 });
});

test('failed tests are named with their files, and a file that could not run by itself', () => {
  const passed = { fullName: 'menus open', status: 'passed' };
  const failed = { fullName: 'menus close', status: 'failed' };
  const unit = report({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: 'menus.test.ts', status: 'failed', assertionResults: [passed, failed] },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  const units = vitestCounts(unit, false);
  expect(units.failures).toEqual(['menus.test.ts › menus close', 'broken.test.ts']);
  const tests = [
    { annotations: [{ type: 'cpu', description: '1.5' }], results: [{ duration: 2000 }] },
  ];
  const good = { title: 'a walk', file: 'walk.spec.ts', ok: true, tests };
  const bad = { title: 'a fall', file: 'walk.spec.ts', ok: false, tests };
  const walks = playwrightCounts(
    report({
      suites: [{ specs: [good], suites: [{ specs: [bad] }] }],
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [{ message: 'no server' }],
    }),
  );
  expect(walks.failures).toEqual(['walk.spec.ts › a fall', 'outside any test: no server']);
  const all = total([units, walks]);
  expect(all).toMatchObject({ passed: 2, failed: 4 });
  expect(slowest(all, 1)).toBe('  2.0 s, 1.5 s of CPU      walk.spec.ts › a walk');
});
