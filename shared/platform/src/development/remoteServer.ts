import { join } from 'node:path';
import { messageOf } from '@site/composer/base/errors.ts';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { baseConfig } from '../bundling/preset.ts';
import { appFolder } from '../project/apps.ts';
import { pagesModule } from '../render/pagesModule.ts';
import type { PublishedSite } from './publishedSite.ts';
import { answerInSite } from './remotePages.ts';

/** Looks like an asset of a build, which is what the shell expects of an entry. */
const ENTRY = '/assets/remoteEntry-development.js';

const REACT = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
];
/** What the entry module needs besides; Vite's scanner does not find it. */
const CONTAINER = '@site/platform/development/container.tsx';

/**
 * A Vite server for one remote from source, with hot reload, inside a site that is published. All
 * that is Vite's has addresses below the remote's name; every other is a page of the remote's, or
 * the site's.
 */
export function createRemoteServer(
  app: string,
  port: number,
  site: PublishedSite,
): Promise<ViteDevServer> {
  const config = baseConfig(app);
  // From its folder on: the project itself may lie below a folder of that name.
  const ignored = ['dist', '.cache'].map((name) => join(appFolder(app), name, '**'));
  return createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    cacheDir: join(appFolder(app), '.cache/development'),
    plugins: [...(config.plugins ?? []), pagesModule(() => ''), entryModule(), inSite(app, site)],
    resolve: { ...config.resolve, dedupe: ['react', 'react-dom', 'react-router-dom'] },
    // Compiled packages of the site have values put in by Vite, as its sources do.
    ssr: { noExternal: [/^@site\//] },
    optimizeDeps: {
      // All at once: what is found later loads the page anew, and takes what was typed with it.
      entries: ['src/remote.ts'],
      include: [...REACT, '@site/runtime', CONTAINER],
    },
    server: {
      port,
      strictPort: true,
      watch: { ignored },
      warmup: { clientFiles: ['src/remote.ts', 'src/pages/*/Page.tsx'] },
    },
  });
}

/** The module that a published shell loads in the place of a federation entry. */
function entryModule(): Plugin {
  return {
    name: 'site:development-entry',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) =>
      id === `\0${ENTRY}`
        ? `import { containerOf } from '${CONTAINER}';
import remote from '/src/remote.ts';
export const { init, get } = containerOf(remote);
`
        : null,
  };
}

function inSite(app: string, site: PublishedSite): Plugin {
  return {
    name: 'site:in-site',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(`/${app}/`)) return next();
        answerInSite({ server, app, site, entry: `/${app}${ENTRY}` }, request, response).catch(
          (error) => {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            console.error(`✗ ${request.url}: ${messageOf(error)}`);
            next(error);
          },
        );
      });
    },
  };
}
