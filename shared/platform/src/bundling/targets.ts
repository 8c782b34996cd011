import browserslist from 'browserslist';

/**
 * The oldest browsers that the site is built for, by their names in `browserslist` and with their
 * versions, as in `['ios_saf', 17.4]`. The list stands in the platform's `package.json`.
 */
export function oldestBrowsers(): [name: string, version: number][] {
  const queries = browserslist.loadConfig({ path: import.meta.dirname });
  const oldest = new Map<string, number>();
  for (const browser of browserslist(queries)) {
    const [name = '', version = ''] = browser.split(' ');
    oldest.set(name, Math.min(oldest.get(name) ?? Infinity, Number.parseFloat(version)));
  }
  return [...oldest];
}

/** The same as Vite's targets, for scripts and styles: `['chrome116', 'ios17.4', …]`; it knows no Samsung's. */
export function buildTargets(): string[] {
  const known = oldestBrowsers().filter(([name]) => name !== 'samsung');
  return known.map(([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`);
}
