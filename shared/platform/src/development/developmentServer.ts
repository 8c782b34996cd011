import { extname, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { defines, sourcePlugins } from '../bundling/preset.ts';
import { scopeStyles } from '../bundling/styles/scopeStyles.ts';
import { APPS, appFolder, ROOT } from '../project/apps.ts';
import { pagesModule } from '../render/pagesModule.ts';
import { answerRequest } from './answerRequest.ts';
import { SHELL_ENTRY, SHELL_MAIN } from './shellFromSource.ts';
import { addressOf, type Developed, entryOf } from './sourcePages.ts';
import { watchMistakes } from './watchMistakes.ts';

/** What commands write. From the root on: the project itself may lie below such a folder. */
const UNWATCHED = ['dist', '.cache', '.data', 'test-results'].flatMap((name) => [
  join(ROOT, name, '**'),
  join(ROOT, '*', name, '**'),
]);
/** Compiled where these files are, as in the kit. */
const HERE = extname(import.meta.filename);
const IN_BROWSER = join(import.meta.dirname, `inBrowser${HERE}`);
const REACT = ['', '-dom', '-dom/client', '/jsx-runtime', '/jsx-dev-runtime'];

/**
 * One Vite server for the sources of the shell and of some apps: hot reload, pages rendered on request;
 * every other address is the site's.
 */
export function createDevelopmentServer(
  port: number,
  options: Omit<Developed, 'server'>,
): Promise<ViteDevServer> {
  const { apps } = options;
  // A page that throws is named with the line of its source.
  process.setSourceMapsEnabled(true);
  const appOfFile = (file: string) =>
    apps.find((app) => file.startsWith(join(appFolder(app), 'src/'))) ?? 'shell';
  return createServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    publicDir: false,
    define: defines(),
    resolve: {
      alias: { __federation__: join(import.meta.dirname, `federation${HERE}`) },
      dedupe: ['react', 'react-dom', 'react-router-dom'],
    },
    // Packages of the site that are installed have values put in by Vite, as its sources do.
    ssr: { noExternal: [/^@site\//] },
    plugins: [
      ...sourcePlugins(),
      pagesModule(addressOf),
      entries(),
      {
        name: 'site:pages',
        configureServer(server) {
          const developed = { server, ...options };
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
      entries: APPS.map((app) => join(appFolder(app), 'src/{remote.ts,**/!(*.test).tsx}')),
      // `?picture` is this server's to answer: the optimizer has no plugin for it.
      exclude: ['@site/content/photos'],
      // In the kit the shell is a package like the others.
      include:
        HERE === '.js' ? [...REACT.map((part) => `react${part}`), '@site/runtime', SHELL_MAIN] : [],
    },
    server: {
      port,
      strictPort: true,
      watch: { ignored: UNWATCHED },
      forwardConsole: { unhandledErrors: true, logLevels: ['error'] },
    },
  });
}

/** What documents name as entries: the module that starts the shell, and that of a remote which is all there is. */
function entries(): Plugin {
  return {
    name: 'site:entries',
    resolveId(id) {
      if (id === SHELL_ENTRY) return `\0${id}`;
      const app = APPS.find((one) => id === entryOf(one));
      return app ? join(appFolder(app), 'src/remote.ts') : null;
    },
    load: (id) => (id === `\0${SHELL_ENTRY}` ? `import '${SHELL_MAIN}';` : null),
  };
}

function answerWith(developed: Developed): void {
  developed.server.middlewares.use((request, response, next) => {
    const { method = 'GET', headers, originalUrl = '/' } = request;
    const { accept = '*/*', cookie = '', referer = '' } = headers;
    const url = new URL(originalUrl, 'http://localhost');
    answerRequest(developed, new Request(url, { method, headers: { accept, cookie, referer } }))
      .then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch((error) => {
        // Vite says it in the terminal, and over the page.
        if (error instanceof UserError) error.stack = '';
        next(error);
      });
  });
}
