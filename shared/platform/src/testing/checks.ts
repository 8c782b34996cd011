/** What `npm run check` runs; each counts as one test of `npm test`. */
export const CHECKS = [
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'packages listed and used', command: ['knip', '--no-progress'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'spelling', command: ['cspell', '--no-progress', '--no-summary', '--show-context'] },
] as const;

/** What `npm run fix` runs. */
export const FIXES = [
  { name: 'lint and format', command: ['biome', 'check', '--write', '--error-on-warnings', '.'] },
  {
    name: 'packages listed and used',
    command: ['knip', '--no-progress', '--fix', '--fix-type', 'dependencies'],
  },
  {
    name: 'lock file',
    command: ['npm', 'install', '--package-lock-only', '--no-audit', '--no-fund'],
  },
] as const;
