/**
 * Set-up of every unit test: on a busy machine an awaited element may come late, and no test says
 * how long anything takes. Only what has a DOM needs it.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 15_000 });
}
