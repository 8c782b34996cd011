import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { ROOT } from '../project/apps.ts';

/** What `npm test -- --changed` runs besides the unit tests that import a changed file. */
export interface TouchedTests {
  /** The apps to lint and check; `'all'` where something outside of the apps changed. */
  apps: string[] | 'all';
  /** Words for Playwright's --grep: the tag of errands, or the beginnings of spec files' paths. */
  walks: string[];
}

/** Every end-to-end test of this tag is one walk of an errand, which `npm test` runs. */
export const ERRAND = '@errand';

/** The folders of the walks that a change in a folder needs. */
const WALKS: Record<string, readonly string[]> = {
  shell: ['shell/', 'search/', 'widgets/'],
  supabase: ['jobs/'],
};

const NO_CODE = /\.md$|^docs\/|^bench\/|^deploy\/|\.test\.tsx?$|\/testing\//;

/**
 * Files that differ from a commit, committed or not, by their paths in the project.
 * @throws UserError where git knows no such commit.
 */
export function changedFiles(commit: string): string[] {
  return [
    ...git('diff', '--name-only', '--merge-base', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** The walks and checks that changed files need. */
export function touchedTests(files: readonly string[], apps: readonly string[]): TouchedTests {
  const walks = new Set<string>();
  const folders = new Set<string>();
  for (const file of files) {
    const [folder = '', ...rest] = file.split('/');
    folders.add(folder);
    if (folder === 'e2e' && file.endsWith('.spec.ts')) walks.add(rest.join('/'));
    else if (!NO_CODE.test(file)) {
      const own = apps.includes(folder) ? walkOf(file) : ERRAND;
      for (const words of WALKS[folder] ?? [own]) walks.add(words);
    }
  }
  const isOfApps = [...folders].every((folder) => apps.includes(folder));
  return { apps: isOfApps ? [...folders] : 'all', walks: [...walks] };
}

/** The page's own walk, where one has the name of its folder; else all walks of the remote. */
function walkOf(file: string): string {
  const [, remote = '', page] = /^mf-([^/]+)\/(?:src\/pages\/([^/]+)\/)?/.exec(file) ?? [];
  const own = `${remote}/${page}.spec.ts`;
  return existsSync(join(ROOT, 'e2e', own)) ? own : `${remote}/`;
}

/** Leaves out the shared edge of the end-to-end tests where none of the walks names it: saves 6 s of CPU. */
export function startNeeded(walks: readonly string[]): void {
  const folder = join(ROOT, 'e2e');
  const specs = globSync('**/*.spec.ts', { cwd: folder });
  const isEdgeNamed = specs.some((spec) => {
    const text = readFileSync(join(folder, spec), 'utf8');
    const isWalked = walks.some((words) => (words === ERRAND ? text : spec).includes(words));
    return isWalked && /\bEDGE\b/.test(text);
  });
  if (!isEdgeNamed) process.env.WITHOUT_EDGE = '1';
}

function git(...words: string[]): string[] {
  try {
    const said = execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    return said.split('\n').filter((line) => line !== '');
  } catch {
    throw new UserError(`git ${words.join(' ')} failed: --changed compares with a commit of git.`);
  }
}
