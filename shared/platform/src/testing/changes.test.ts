import { expect, test, vi } from 'vitest';
import { ERRAND, startNeeded, touchedTests } from './changes.ts';

const APPS = ['shell', 'mf-jobs', 'mf-rentals'];

test.each([
  ["a remote's text", ['mf-rentals/src/content/rental.ts'], ['mf-rentals'], ['rentals/']],
  [
    "a page's text",
    ['mf-rentals/src/pages/fiscal-address/content.ts'],
    ['mf-rentals'],
    ['rentals/fiscal-address.spec.ts'],
  ],
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
  for (const [walks, without] of [
    [['platform/'], undefined],
    [[ERRAND, 'jobs/', 'institutional/'], '1'],
  ] as const) {
    vi.stubEnv('WITHOUT_EDGE', undefined);
    startNeeded(walks);
    expect(process.env.WITHOUT_EDGE).toBe(without);
  }
});
