import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { appFolder } from '../../project/apps.ts';
import { OF_FRAGMENTS } from './importedSources.ts';

/** The input of a build that stands for `src/styles.css`: Vite takes no stylesheet there if all become one. */
export const STYLES_MODULE = 'virtual:site-styles';

/** The environment that builds the stylesheet of an app's fragments, and nothing else. */
const FRAGMENTS = 'fragments';

/** Whether an app has fragments. */
export function hasFragments(app: string): boolean {
  return existsSync(join(appFolder(app), 'src/fragments'));
}

/**
 * Puts `src/styles.css` into the one stylesheet of an app, beside what components import; in the environment of
 * fragments what these need of it, beside what their components import.
 */
export function oneStylesheet(app: string): Plugin {
  const styles = join(appFolder(app), 'src/styles.css');
  return {
    name: 'site:one-stylesheet',
    applyToEnvironment: ({ name }) => name === 'client' || name === FRAGMENTS,
    resolveId: (id) => (id === STYLES_MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${STYLES_MODULE}`) return null;
      if (this.environment.name !== FRAGMENTS) return `import ${JSON.stringify(styles)};`;
      return `import ${JSON.stringify(styles + OF_FRAGMENTS)};
import.meta.glob('/src/fragments/*/Fragment.tsx', { eager: true });`;
    },
    generateBundle: {
      // After Vite has taken the styles from it.
      order: 'post',
      handler(_options, bundle) {
        for (const [file, output] of Object.entries(bundle)) {
          const isOfStyles =
            output.type === 'chunk' && output.facadeModuleId === `\0${STYLES_MODULE}`;
          if (!isOfStyles && (this.environment.name !== FRAGMENTS || file.endsWith('.css')))
            continue;
          delete bundle[file];
          delete bundle[`${file}.map`];
        }
      },
    },
  };
}
