import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { UserConfig } from 'vite';
import { appFolder, ROOT } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { inlineScript } from './assets/inlineScript.ts';
import { pictures } from './assets/pictures.ts';
import { importedSources } from './styles/importedSources.ts';
import { privateNames } from './styles/privateNames.ts';
import { scopeStyles } from './styles/scopeStyles.ts';

export function defines(): Record<string, string> {
  return { __SITE__: JSON.stringify(readSite()) };
}

/** What builds and development of an app have in common; `appOf` says to which app a stylesheet belongs. */
export function baseConfig(app: string, appOf = (_file: string) => app): UserConfig {
  return {
    envDir: appFolder(app),
    publicDir: false,
    cacheDir: join(ROOT, 'node_modules/.vite', app),
    define: defines(),
    plugins: [react(), importedSources(), tailwindcss(), pictures(), inlineScript()],
    css: {
      // Tailwind names the line of a mistake then.
      devSourcemap: true,
      postcss: { plugins: [privateNames(appOf), scopeStyles(appOf)] },
      // Rules stay inside their scope: Chrome 112, Safari 16.5 and Firefox 117 read `.p-4&`.
      lightningcss: { exclude: Features.Nesting | Features.LightDark },
    },
  };
}
