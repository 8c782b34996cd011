import { extname, join, relative } from 'node:path';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { variables } from '@site/composer/base/variables.ts';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import { baseConfig } from '../bundling/preset.ts';
import { pagesModule } from '../prerender/pagesModule.ts';
import { APPS, appFolder, ROOT } from '../project/apps.ts';
import { developmentSite } from './developmentSite.ts';
import { SHELL_ENTRY } from './shellFromSource.ts';
import { entryOf } from './sourcePages.ts';

/** Folders that commands write, by paths from the root, and the dangling links (`.#`) of editors beside open files. */
const UNWATCHED = /^(?:[^/]+\/)?(?:dist|\.cache|\.data|test-results)(?:\/|$)|(?:^|\/)\.#/;
/** `.js` where these files are compiled, as in the kit. */
const HERE = extname(import.meta.filename);
const REACT = ['', '-dom', '-dom/client', '/jsx-runtime', '/jsx-dev-runtime'];
/** In the kit the shell is a package like the others, and the remote is all there is. */
const SHELL_PACKAGE = '@site/shell/src/main.js';
const KIT_ENTRIES = Object.fromEntries(
  APPS.map((app) => [entryOf(app), join(appFolder(app), 'src/remote.ts')]),
);

/**
 * `vite` in an app's folder: the sources of all apps, or of this one inside the site that `DEV_SITE` names. It serves
 * the whole project; the app's own options hold for all of it.
 */
export function developmentConfig(app: string): UserConfig {
  return mergeConfig(baseConfig(app, ownerOf(app)), {
    root: ROOT,
    appType: 'custom',
    resolve: {
      alias: {
        __federation__: join(import.meta.dirname, `federation${HERE}`),
        ...(HERE === '.js' && KIT_ENTRIES),
      },
      dedupe: ['react', 'react-dom'],
    },
    // Packages of the site that are installed have values put in by Vite, as its sources do.
    ssr: { noExternal: [/^@site\//] },
    plugins: [pagesModule(), developmentSite(app), ...(HERE === '.js' ? [shellOfKit()] : [])],
    optimizeDeps: {
      // All at the start: a dependency that Vite finds later reloads the page, and typed text is lost.
      entries: APPS.map((one) => join(appFolder(one), 'src/{remote.ts,**/!(*.test).tsx}')),
      // `?picture` is this server's to answer: the optimizer has no plugin for it.
      exclude: ['@site/content/photos'],
      include:
        HERE === '.js'
          ? [...REACT.map((part) => `react${part}`), '@site/runtime', SHELL_PACKAGE]
          : [],
    },
    server: {
      port: readEnvironment({ PORT: variables.PORT.prefault('5173') }).PORT,
      strictPort: true,
      allowedHosts: process.env.ALLOWED_HOSTS?.split(',').filter(Boolean) ?? [],
      watch: { ignored: (path: string) => UNWATCHED.test(relative(ROOT, path)) },
      forwardConsole: { unhandledErrors: true, logLevels: ['error'] },
    },
  } satisfies UserConfig);
}

/** Code that the shell loads later imports the shell by its package address: another address would start it again. */
function shellOfKit(): Plugin {
  return {
    name: 'site:shell-of-kit',
    resolveId: (id) => (id === SHELL_ENTRY ? `\0${id}` : null),
    load: (id) => (id === `\0${SHELL_ENTRY}` ? `import '${SHELL_PACKAGE}';` : null),
  };
}

/** Styles of a package belong to the developed app; styles of the site's own packages, as in the kit, to the shell. */
function ownerOf(developed: string): (file: string) => string {
  return (file) => {
    if (/\/node_modules\/(?!@site\/)/.test(file)) return developed;
    return APPS.find((app) => file.startsWith(join(appFolder(app), 'src/'))) ?? 'shell';
  };
}
