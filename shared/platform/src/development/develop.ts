import { extname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { UserError } from '@site/composer/base/errors.ts';
import { createServer } from 'vite';
import { defines, sourcePlugins } from '../bundling/preset.ts';
import { scopeStyles } from '../bundling/styles/scopeStyles.ts';
import { APPS, appFolder, ROOT } from '../project/apps.ts';
import { pagesModule } from '../render/pagesModule.ts';
import { assertFree, readPort, untilStopped } from '../server/listen.ts';
import { answerRequest } from './answerRequest.ts';
import { SHELL_ENTRY } from './shellFromSource.ts';
import { siteReleases } from './siteAround.ts';
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
/** In the kit the shell is a package like the others, and the remote is all there is. */
const SHELL_PACKAGE = '@site/shell/src/main.js';
const KIT_ENTRIES = {
  [SHELL_ENTRY]: SHELL_PACKAGE,
  ...Object.fromEntries(APPS.map((app) => [entryOf(app), join(appFolder(app), 'src/remote.ts')])),
};

/**
 * Serves the sources of the shell and of some apps by one Vite server, until it is stopped: hot reload, pages
 * rendered on request; every other address is the site's.
 * @throws UserError where the site is none of this kind.
 */
export async function develop(options: Omit<Developed, 'server'>): Promise<void> {
  const { watched } = options;
  if (!/^https?:\/\//.test(options.site ?? 'https://'))
    throw new UserError(`--site is ${options.site}: an address as https://… is expected.`);
  const site = options.site?.replace(/\/+$/, '');
  if (site) await siteReleases(site);
  const port = readPort('PORT', 5173);
  await assertFree(port);
  const server = await createDevelopmentServer(port, { ...options, site });
  try {
    await server.listen();
    const inside = site ? `, inside ${site}` : '';
    console.log(
      `✓ Developing ${watched.join(', ')} at http://localhost:${port}${inside} (components at /_ui; Ctrl-C stops it)`,
    );
    await untilStopped();
  } finally {
    await server.close();
  }
}

function createDevelopmentServer(port: number, options: Omit<Developed, 'server'>) {
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
      alias: {
        __federation__: join(import.meta.dirname, `federation${HERE}`),
        ...(HERE === '.js' && KIT_ENTRIES),
      },
      dedupe: ['react', 'react-dom', 'react-router-dom'],
    },
    // Packages of the site that are installed have values put in by Vite, as its sources do.
    ssr: { noExternal: [/^@site\//] },
    plugins: [
      ...sourcePlugins(),
      pagesModule(addressOf),
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
      include:
        HERE === '.js'
          ? [...REACT.map((part) => `react${part}`), '@site/runtime', SHELL_PACKAGE]
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

/** Vite says what is thrown, in the terminal and over the page. */
function answerWith(developed: Developed): void {
  const answer = (request: Request) => answerRequest(developed, request);
  developed.server.middlewares.use((request, response, next) => {
    const errorHandler = (error: unknown) => {
      if (error instanceof UserError) error.stack = '';
      next(error);
    };
    getRequestListener(answer, { errorHandler })(request, response);
  });
}
