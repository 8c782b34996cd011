import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { mergeConfig, type PluginOption, type UserConfig } from 'vite';
import { appFolder, buildFolder, ROOT } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { inlineScript } from './assets/inlineScript.ts';
import { pictures } from './assets/pictures.ts';
import { importedSources } from './styles/importedSources.ts';
import { scopeStyles } from './styles/scopeStyles.ts';
import { buildTargets } from './targets.ts';

/** Values every app's code may use as if they were declared. */
export function defines(): Record<string, string> {
  return { __SITE__: JSON.stringify(readSite()) };
}

/** What sources are written for, in builds and while developing. */
export function sourcePlugins(): PluginOption[] {
  return [react(), importedSources(), tailwindcss(), pictures(), inlineScript()];
}

/** What all builds of an app have in common. */
export function baseConfig(app: string): UserConfig {
  return {
    root: appFolder(app),
    base: `/${app}/`,
    publicDir: false,
    logLevel: 'warn',
    cacheDir: join(ROOT, 'node_modules/.vite', app),
    define: defines(),
    plugins: sourcePlugins(),
    css: {
      postcss: { plugins: [scopeStyles(() => app)] },
      // Rules stay inside their scope: Chrome 112, Safari 16.5 and Firefox 117 read `.p-4&`.
      lightningcss: { exclude: Features.Nesting },
    },
  };
}

/** The build for browsers, without what differs between shell and remote. */
export function clientConfig(app: string): UserConfig {
  return mergeConfig(baseConfig(app), {
    build: {
      outDir: buildFolder(app),
      emptyOutDir: true,
      target: buildTargets(),
      // Page documents carry the preloads of their whole graph; Vite's own would come too late.
      modulePreload: false,
      // No module names its map: visitors get none, and `npm run where` reads them.
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: { checks: { pluginTimings: false } },
    },
  });
}
