import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { appFolder, ROOT } from '../project/apps.ts';

const SPELLING = ['cspell', '--no-progress', '--no-summary', '--show-context'] as const;

/** Four checkers, the default, each compute the shared types again: 11 s and 21 s of CPU instead of 8 and 10. */
const TYPES = ['tsc', '--noEmit', '--checkers', '1'] as const;

export interface Check {
  name: string;
  command: readonly string[];
}

/** The compiler's check of one app; with what it noted the last time it takes 0.5 s in the place of 4. */
export function typesOf(app: string): [program: string, ...words: string[]] {
  const notes = join(appFolder(app), '.cache/types.tsbuildinfo');
  const check = [...TYPES, '--incremental', '--tsBuildInfoFile', notes] as const;
  return [...check, '--project', appFolder(app)];
}

/**
 * What `npm run check` runs; each counts as one test of `npm test`. For one app alone, what others did to their own
 * folders is not asked.
 */
export function checksOf(app?: string): Check[] {
  const workspace = app ? ['--workspace', app] : [];
  const spelled = app ? ['--no-must-find-files', ...spelledFiles(app)] : [];
  return [
    { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', app ?? '.'] },
    {
      name: 'unused files, exports and packages',
      command: ['knip', '--no-progress', ...workspace],
    },
    { name: 'types', command: app ? typesOf(app) : TYPES },
    { name: 'spelling', command: [...SPELLING, ...spelled] },
  ];
}

/** Where the texts of one app are: what cspell.json says of all, `{mf-*,shell}/…`, for one. */
function spelledFiles(app: string): string[] {
  const { files } = z
    .object({ files: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(join(ROOT, 'cspell.json'), 'utf8')));
  return files.map((glob) => glob.replace(/^\{[^}]*\}/, app));
}

/** What `npm run fix` runs. */
export const FIXES = [
  { name: 'lint and format', command: ['biome', 'check', '--write', '--error-on-warnings', '.'] },
  {
    name: 'unused files, exports and packages',
    command: ['knip', '--no-progress', '--fix', '--fix-type', 'dependencies'],
  },
  {
    name: 'lock file',
    command: ['npm', 'install', '--package-lock-only', '--no-audit', '--no-fund'],
  },
] as const;
