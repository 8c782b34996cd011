import { expect, test } from 'vitest';
import { ERRAND, needEdge, touchedTests } from './changes.ts';

const APPS = ['shell', 'mf-jobs', 'mf-rentals'];

test.each([
  ["a remote's text", ['mf-rentals/src/content/spaces.ts'], ['mf-rentals'], ['rentals/']],
  ['two remotes', ['mf-jobs/a.ts', 'mf-rentals/b.ts'], ['mf-jobs', 'mf-rentals'], 2],
  ['the shell', ['shell/src/main.ts'], ['shell'], ['shell/', 'search/', 'widgets/']],
  ['the database', ['supabase/schema.sql'], 'all', ['jobs/']],
  ['shared code', ['shared/design/styles/tokens.css', 'mf-jobs/a.ts'], 'all', ['@errand', 'jobs/']],
  ['a walk', ['e2e/shell/menus.spec.ts'], 'all', ['shell/menus.spec.ts']],
  ['what walks share', ['e2e/support/axe.ts'], 'all', ['@errand']],
  ['a document', ['docs/running.md'], 'all', []],
  ['a unit test', ['mf-jobs/src/a.test.ts'], ['mf-jobs'], []],
])('%s is checked with its own walks', (_, files, apps, walks) => {
  const touched = touchedTests(files, APPS);
  expect(touched.apps).toEqual(apps);
  if (typeof walks === 'number') expect(touched.walks).toHaveLength(walks);
  else expect(touched.walks).toEqual(walks);
});

test('the edge that all tests share is started for the walks that name it', () => {
  expect(needEdge(['jobs/'])).toBe(true);
  expect([ERRAND, 'rentals/'].filter((words) => needEdge([words]))).toEqual([]);
});
