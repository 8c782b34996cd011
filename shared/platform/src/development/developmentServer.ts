import { extname, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { inlineScript } from '../bundling/assets/inlineScript.ts';
import { pictures } from '../bundling/assets/pictures.ts';
import { defines } from '../bundling/preset.ts';
import { importedSources } from '../bundling/styles/importedSources.ts';
import { scopeStyles } from '../bundling/styles/scopeStyles.ts';
import { appFolder, ROOT } from '../project/apps.ts';
import { pagesModule } from '../render/pagesModule.ts';
import { addressOf, containerEntry } from './addresses.ts';
import { answerRequest, type Developed } from './answerRequest.ts';
import type { Site } from './siteAround.ts';
import { watchMistakes } from './watchMistakes.ts';

/** What commands write. From the root on: the project itself may lie below such a folder. */
const UNWATCHED = ['dist', '.cache', '.data', 'test-results'].flatMap((name) => [
  join(ROOT, name, '**'),
  join(ROOT, '*', name, '**'),
]);

const REACT = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
];
/** Compiled where these files are. */
const HERE = extname(import.meta.filename);
const IN_BROWSER = join(import.meta.dirname, `inBrowser${HERE}`);
const CONTAINER = '@site/platform/development/container.tsx';

export interface DevelopmentOptions {
  port: number;
  /** The apps whose sources are developed. */
  apps: readonly string[];
  /** The site around them. */
  siteOf(server: ViteDevServer): Site;
  /** Whether the shell is a published build. Pages then run in a root of their own. */
  isShellBuilt: boolean;
}

/**
 * One Vite server for the sources of some apps: hot reload, pages rendered on request; every other
 * address is the site's.
 */
export function createDevelopmentServer(options: DevelopmentOptions): Promise<ViteDevServer> {
  const { port, apps, siteOf, isShellBuilt } = options;
  // A page that throws is named with the line of its source.
  process.setSourceMapsEnabled(true);
  const appOfFile = (file: string) =>
    apps.find((app) => file.startsWith(join(appFolder(app), '/'))) ?? 'shell';
  return createServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    publicDir: false,
    cacheDir: join(ROOT, 'node_modules/.vite', isShellBuilt ? 'one' : 'all'),
    define: defines(),
    resolve: {
      alias: { __federation__: join(import.meta.dirname, 'federation.ts') },
      dedupe: ['react', 'react-dom', 'react-router-dom'],
    },
    // Packages of the site that are installed have values put in by Vite, as its sources do.
    ssr: { noExternal: [/^@site\//] },
    plugins: [
      react(),
      importedSources(),
      tailwindcss(),
      pictures(),
      inlineScript(),
      pagesModule(addressOf),
      containerModules(apps),
      {
        name: 'site:pages',
        configureServer(server) {
          const developed = { server, apps, site: siteOf(server), isShellBuilt };
          watchMistakes(developed);
          // After Vite's own middlewares, so that sources and assets come first.
          return () => answerWith(developed);
        },
        transformIndexHtml: () => [
          { tag: 'script', attrs: { type: 'module', src: `/@fs${IN_BROWSER}` } },
        ],
      },
    ],
    css: { postcss: { plugins: [scopeStyles(appOfFile)] } },
    optimizeDeps: {
      // All at once: what is found later loads the page anew, and takes what was typed with it.
      entries: apps.map((app) => join(appFolder(app), 'src/**/!(*.test).tsx')),
      // `?picture` is this server's to answer: the optimizer has no plugin for it.
      exclude: ['@site/content/photos'],
      include: isShellBuilt
        ? [...REACT, '@site/runtime', ...(HERE === '.js' ? [CONTAINER] : [])]
        : [],
    },
    server: {
      port,
      strictPort: true,
      watch: { ignored: UNWATCHED },
      forwardConsole: { unhandledErrors: true, logLevels: ['error'] },
    },
  });
}

/** The modules that a published shell loads in the place of federation entries. */
function containerModules(apps: readonly string[]): Plugin {
  return {
    name: 'site:development-entry',
    resolveId: (id) => (apps.some((app) => id === containerEntry(app)) ? `\0${id}` : null),
    load(id) {
      const app = apps.find((one) => id === `\0${containerEntry(one)}`);
      if (!app) return null;
      return `import { containerOf } from '${CONTAINER}';
import remote from '${addressOf(app)}/src/remote.ts';
export const { init, get } = containerOf(remote);
`;
    },
  };
}

function answerWith(developed: Developed): void {
  const { server } = developed;
  server.middlewares.use((request, response, next) => {
    const { method = 'GET', headers, originalUrl = '/' } = request;
    const { accept = '*/*', cookie = '' } = headers;
    answerRequest(developed, originalUrl, {
      method,
      headers: { accept, cookie },
    })
      .then(async ({ status, headers, body }) => {
        response.writeHead(status, Object.fromEntries(headers));
        response.end(body && Buffer.from(await new Response(body).arrayBuffer()));
      })
      .catch((error) => {
        // Vite says it in the terminal, and over the page.
        if (error instanceof UserError) error.stack = '';
        next(error);
      });
  });
}
