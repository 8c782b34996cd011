import { join, parse } from 'node:path';
import { type EnvironmentOptions, mergeConfig, type UserConfig } from 'vite';
import { buildForBrowsers } from '../bundling/forBrowsers.ts';
import { baseConfig } from '../bundling/preset.ts';
import { hasFragments, STYLES_MODULE } from '../bundling/styles/oneStylesheet.ts';
import { buildTargets } from '../bundling/targets.ts';
import { appFolder, buildFolder, workFolder } from '../project/apps.ts';
import { PAGES_MODULE, pagesModule } from '../render/pagesModule.ts';
import { hasRenderer, rendererFile } from '../renderer/rendererModule.ts';
import { publishApp } from './publishApp.ts';

/**
 * `vite build` of an app: an environment for browsers, one that renders the pages, and one for the renderer of
 * pages made of data. All take the same plugins; the federation plugin, whose options hold for a whole process, is
 * applied for browsers alone.
 */
export function buildConfig(app: string): UserConfig {
  const { plugins, alias = [], client } = buildForBrowsers(app);
  const { dir, name } = parse(rendererFile(appFolder(app)));
  const pages = { pages: `${PAGES_MODULE}/${app}` };
  const parts = { parts: 'src/server/parts.tsx' };
  return mergeConfig(baseConfig(app), {
    root: appFolder(app),
    base: `/${app}/`,
    logLevel: 'warn',
    plugins: [plugins, pagesModule()],
    resolve: { alias },
    build: {
      assetsInlineLimit: 0,
      emptyOutDir: true,
      target: buildTargets(),
      // One stylesheet, in every document: also of what a component imports.
      cssCodeSplit: false,
      // Page documents carry the preloads of their whole graph; Vite's own would come too late.
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: { checks: { pluginTimings: false } },
    },
    environments: {
      client: mergeConfig(client, {
        build: {
          outDir: buildFolder(app),
          // No module names its map: visitors get none, and `npm run where` reads them.
          sourcemap: 'hidden',
        },
      }),
      ...(hasFragments(app) && {
        fragments: {
          consumer: 'client',
          build: {
            outDir: buildFolder(app),
            emptyOutDir: false,
            rollupOptions: { input: STYLES_MODULE, external: /^(?:react|@site\/runtime)/ },
          },
        },
      }),
      ssr: onServer(
        join(workFolder(app), 'server'),
        app === 'shell' ? { ...pages, ...parts } : pages,
      ),
      ...(hasRenderer(app) && {
        renderer: {
          ...onServer(dir, { [name]: 'renderer/main.ts' }),
          // It runs wherever it is started, and React is much slower while developing.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        },
      }),
    },
    builder: {
      sharedConfigBuild: true,
      buildApp: (builder) => publishApp(app, builder),
    },
  } satisfies UserConfig);
}

/** Modules that need nothing but Node. */
function onServer(outDir: string, input: Record<string, string>): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true },
    build: {
      outDir,
      emitAssets: false,
      minify: false,
      // A page that throws is named with the line of its source.
      sourcemap: true,
      rollupOptions: {
        input,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  };
}
