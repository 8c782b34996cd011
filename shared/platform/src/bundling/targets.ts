/** The oldest browsers that the site is built for; `ios_saf` is Safari on iOS. */
export const OLDEST_BROWSERS = {
  chrome: 116,
  edge: 116,
  opera: 102,
  samsung: 24,
  firefox: 128,
  safari: 17.4,
  ios_saf: 17.4,
} as const;

const { samsung: _, ios_saf: ios, ...others } = OLDEST_BROWSERS;

/** The same as Vite's targets, for scripts and styles: `['chrome116', 'ios17.4', …]`; it knows no Samsung's. */
export const BUILD_TARGETS = Object.entries({ ...others, ios }).map((browser) => browser.join(''));
