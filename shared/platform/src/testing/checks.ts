/** What `npm run check` runs; each counts as one test of `npm test`. */
export const CHECKS = [
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'spelling', command: ['cspell', '--no-progress', '--no-summary', '--show-context'] },
] as const;
