import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import { entryFile } from '@site/contract/entry.ts';
import { type EnvironmentOptions, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { REMOTE_CHUNKS, SHELL_CHUNKS } from '../bundling/chunks.ts';
import { federatedRemote, federationHost, SECOND_INPUT } from '../bundling/federation.ts';
import { UNNAMED_BUILD } from '../bundling/fingerprint.ts';
import { baseConfig } from '../bundling/preset.ts';
import { FRAGMENT_STYLES, STYLES } from '../bundling/styles/importedSources.ts';
import { BUILD_TARGETS } from '../bundling/targets.ts';
import { PAGES_MODULE, pagesModule } from '../prerender/pagesModule.ts';
import { appFolder, buildFolder, packageFolder, ROOT, workFolder } from '../project/apps.ts';
import { hasRenderer, rendererFile } from '../renderer/rendererModule.ts';
import { publishApp } from './publishApp.ts';

/** The router as it is for visitors: its package exports the form for developers, with its warnings. */
const ROUTER = join(packageFolder('react-router') ?? ROOT, 'dist/production');

/**
 * `vite build` of an app: environments for browsers, for rendering pages, for stylesheets, and for the renderer of pages
 * made of data. All take the same plugins; the federation plugin is applied for browsers alone.
 */
export function buildConfig(app: string): UserConfig {
  const folder = appFolder(app);
  const isShell = app === 'shell';
  const source = join(folder, 'src/remote.ts');
  const own = isShell
    ? [constructedStyles(), federationHost(app)]
    : [federatedRemote(entryFile(UNNAMED_BUILD), source)];
  const hasFragments = existsSync(join(folder, 'src/fragments'));
  const { dir, name } = parse(rendererFile(folder));
  const rendered = {
    pages: `${PAGES_MODULE}/${app}`,
    ...(isShell && { parts: 'src/parts.tsx' }),
  };
  return mergeConfig(baseConfig(app), {
    root: folder,
    base: `/${app}/`,
    logLevel: 'warn',
    plugins: [...[plainImports(), ...own].map(forBrowsers), pagesModule()],
    resolve: {
      alias: isShell
        ? [
            { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
          ]
        : [],
    },
    build: {
      assetsInlineLimit: 0,
      target: BUILD_TARGETS,
      // Page documents carry the preloads of their whole graph; Vite's own would come too late.
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: { checks: { pluginTimings: false } },
    },
    environments: {
      client: {
        build: {
          outDir: buildFolder(app),
          // No module names its map: visitors get none, and `npm run where` reads them.
          sourcemap: 'hidden',
          rollupOptions: {
            input: isShell ? { main: 'src/main.tsx' } : { main: source, twice: SECOND_INPUT },
            output: { codeSplitting: isShell ? SHELL_CHUNKS : REMOTE_CHUNKS },
            preserveEntrySignatures: 'allow-extension',
          },
        },
      },
      ssr: onServer(join(workFolder(app), 'server'), rendered),
      // Built after these two: their imports decide which components need styles.
      styles: {
        consumer: 'client',
        build: {
          outDir: buildFolder(app),
          emptyOutDir: false,
          rollupOptions: {
            input: { styles: STYLES, ...(hasFragments && { fragments: FRAGMENT_STYLES }) },
          },
        },
      },
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

function onServer(outDir: string, input: Record<string, string>): EnvironmentOptions {
  return {
    resolve: { noExternal: true },
    build: {
      outDir,
      // A page that throws is named with the line of its source.
      sourcemap: true,
      rollupOptions: {
        input,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  };
}

function forBrowsers(plugin: Plugin): Plugin {
  return { ...plugin, applyToEnvironment: ({ name }) => name === 'client' };
}

/** Leaves imports on demand to the browser: Vite's wrapper loads stylesheets, which documents have (593 bytes by brotli). */
function plainImports(): Plugin {
  return {
    name: 'site:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

const INSERTS = /^__insertCSS\((.*)\);$/m;

/** Sonner adds a `<style>`, which the policy would refuse: a constructed stylesheet takes its place. */
function constructedStyles(): Plugin {
  return {
    name: 'constructed-styles',
    transform: {
      filter: { id: /[/\\]sonner[/\\]dist[/\\]index\.mjs$/ },
      handler(code) {
        if (!INSERTS.test(code)) this.error('sonner inserts its styles in another way now.');
        const adopt = `const styles = new CSSStyleSheet();
styles.replaceSync($1);
document.adoptedStyleSheets.push(styles);`;
        return { code: code.replace(INSERTS, adopt), map: null };
      },
    },
  };
}
