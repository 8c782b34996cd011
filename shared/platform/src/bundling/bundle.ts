import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig, type UserConfig } from 'vite';
import { appFolder } from '../project/apps.ts';
import { type PagesModule, pagesModuleSchema } from '../render/pages.ts';
import { PAGES_MODULE, pagesModule } from '../render/pagesModule.ts';
import { rendererFile } from '../renderer/rendererModule.ts';
import { fingerprint } from './fingerprint.ts';
import type { BuiltFile } from './graph.ts';
import { baseConfig } from './preset.ts';
import { keepSourceMaps } from './sourceMaps.ts';

/**
 * Builds an app for browsers, and returns its files. A `vite.config.ts` of its own goes before the usual
 * configuration.
 */
export async function bundleForBrowsers(
  app: string,
  usual: () => UserConfig,
): Promise<readonly BuiltFile[]> {
  const folder = appFolder(app);
  // The federation plugin resolves exposed files against the working directory.
  process.chdir(folder);
  const configFile = join(folder, 'vite.config.ts');
  const config = existsSync(configFile)
    ? { configFile }
    : { ...usual(), configFile: false as const };
  const [built] = [await build(config)].flat();
  keepSourceMaps(app, fingerprint(app));
  return built && 'output' in built ? built.output : [];
}

/** Builds an app's pages for rendering, without the federation plugin, and loads them. */
export async function loadPages(app: string): Promise<PagesModule> {
  const module = await bundleAndImport(app, 'pages', `${PAGES_MODULE}/${app}`);
  return pagesModuleSchema.parse(module);
}

/**
 * Bundles one module of an app for Node and imports it.
 * `input` is a path in the app's folder or a virtual module.
 */
export async function bundleAndImport(app: string, name: string, input: string): Promise<unknown> {
  const outDir = join(appFolder(app), '.cache', name);
  process.setSourceMapsEnabled(true);
  await build(serverConfig(app, outDir, { module: input }));
  return import(`${pathToFileURL(join(outDir, 'module.mjs')).href}?at=${Date.now()}`);
}

/** Bundles an app's renderer into modules that need nothing but Node. */
export async function bundleRenderer(app: string): Promise<void> {
  const { dir, name } = parse(rendererFile(appFolder(app)));
  // It runs wherever it is started, and React is much slower while developing.
  const define = { 'process.env.NODE_ENV': JSON.stringify('production') };
  await build(mergeConfig(serverConfig(app, dir, { [name]: 'renderer/main.ts' }), { define }));
}

function serverConfig(app: string, outDir: string, input: Record<string, string>): InlineConfig {
  return mergeConfig(baseConfig(app), {
    configFile: false,
    plugins: [pagesModule(() => '')],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      ssrEmitAssets: false,
      assetsInlineLimit: 0,
      minify: false,
      // A page that throws is named with the line of its source.
      sourcemap: true,
      reportCompressedSize: false,
      rollupOptions: {
        checks: { pluginTimings: false },
        input,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}
