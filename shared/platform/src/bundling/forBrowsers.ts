import type { EnvironmentOptions, Plugin } from 'vite';

/** What an app's build for browsers has beside the usual. */
export interface BrowserBuild {
  plugins: Plugin[];
  alias?: { find: RegExp; replacement: string }[];
  client: EnvironmentOptions;
}

/** Applies plugins to the modules for browsers alone, not to those that render pages. */
export function forBrowsers(plugins: readonly Plugin[]): Plugin[] {
  const applyToEnvironment = ({ name }: { name: string }) => name === 'client';
  return plugins.map((plugin) => ({ ...plugin, applyToEnvironment }));
}
