import browserslist from 'browserslist';

/** Browsers by their names in `browserslist`, and in Vite. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  opera: 'opera',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

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

/** The same as Vite's targets, for scripts and styles: `['chrome116', 'ios17.4', …]`. */
export function buildTargets(): string[] {
  return oldestBrowsers().flatMap(([name, version]) =>
    name in NAMES ? `${NAMES[name]}${version}` : [],
  );
}
