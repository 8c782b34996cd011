import { join } from 'node:path';
import type { Plugin } from 'vite';
import { appFolder } from '../../project/apps.ts';

/** The input of a build that stands for `src/styles.css`: Vite takes no stylesheet there if all become one. */
export const STYLES_MODULE = 'virtual:site-styles';

/** Puts `src/styles.css` into the one stylesheet of an app, beside what components import. */
export function oneStylesheet(app: string): Plugin {
  return {
    name: 'site:one-stylesheet',
    resolveId: (id) => (id === STYLES_MODULE ? `\0${id}` : null),
    load: (id) =>
      id === `\0${STYLES_MODULE}`
        ? `import ${JSON.stringify(join(appFolder(app), 'src/styles.css'))};`
        : null,
    generateBundle: {
      // After Vite has taken the styles from it.
      order: 'post',
      handler(_options, bundle) {
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type !== 'chunk' || output.facadeModuleId !== `\0${STYLES_MODULE}`) continue;
          delete bundle[file];
          delete bundle[`${file}.map`];
        }
      },
    },
  };
}
