import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { inlineScript } from '../bundling/inlineScript.ts';
import { pictures } from '../bundling/pictures.ts';
import { defines } from '../bundling/preset.ts';
import { scopeStyles } from '../bundling/scopeStyles.ts';
import { APPS, ROOT } from '../project/apps.ts';
import { pagesModule } from '../render/pagesModule.ts';
import { devMiddleware } from './devMiddleware.ts';

type Fetch = (request: Request) => Promise<Response>;

/** What commands write. From the root on: the project itself may lie below such a folder. */
const UNWATCHED = ['dist', '.cache', '.data', 'test-results'].flatMap((name) => [
  join(ROOT, name, '**'),
  join(ROOT, '*', name, '**'),
]);

/**
 * One Vite server for all apps from source: hot reload in shell, remotes and shared, pages
 * rendered on request. `backend` answers `/rest/v1/*`.
 */
export function createDevServer(port: number, backend: Fetch): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    publicDir: false,
    cacheDir: join(ROOT, 'node_modules/.vite/dev'),
    define: defines(),
    resolve: {
      alias: { __federation__: join(import.meta.dirname, 'federation.ts') },
      dedupe: ['react', 'react-dom', 'react-router-dom'],
    },
    plugins: [
      react(),
      tailwindcss(),
      pictures(),
      inlineScript(),
      pagesModule((app) => `/${app}`),
      { name: 'site:dev-pages', configureServer: (server) => devMiddleware(server, backend) },
    ],
    css: { postcss: { plugins: [scopeStyles(appOfFile)] } },
    optimizeDeps: { entries: APPS.map((app) => `${app}/src/**/*.tsx`) },
    server: {
      port,
      strictPort: true,
      watch: { ignored: UNWATCHED },
    },
  });
}

function appOfFile(file: string): string {
  return APPS.find((app) => file.startsWith(join(ROOT, app))) ?? 'shell';
}
