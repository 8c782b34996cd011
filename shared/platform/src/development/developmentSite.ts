import { extname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { webAddress } from '@site/composer/base/variables.ts';
import { pageOfRaw } from '@site/contract/paths.ts';
import { fillPlaceholders, withoutParts } from '@site/contract/placeholders.ts';
import type { Backend } from '@site/supabase/embedded/backend.ts';
import type { Plugin } from 'vite';
import { APPS, ROOT } from '../project/apps.ts';
import { DEVELOPMENT_HEADERS, developmentPolicy } from './policy.ts';
import { publishedFile, shellParts, siteFromSource } from './shellFromSource.ts';
import { siteAnswer, siteReleases } from './siteAround.ts';
import { withSourceFragments } from './sourceFragments.ts';
import { type Developed, findDataPage, findShowcase, findSourcePage } from './sourcePages.ts';
import { watchMistakes } from './watchMistakes.ts';

const IN_BROWSER = join(import.meta.dirname, `inBrowser${extname(import.meta.filename)}`);
/** Of the repository alone: the kit has no database. */
const BACKEND = '../server/backend.ts';

/** Open until the process ends: a restarted server uses the database of the former one. */
let backend: Backend | undefined;

/**
 * Answers what Vite's own server does not: pages, rendered from source on request, the shell around them, the data.
 * `DEV_SITE` names a site that has all pages but the app's; else every app comes from source.
 */
export function developmentSite(app: string): Plugin {
  const closed = new AbortController();
  const { DEV_SITE: site } = readEnvironment({ DEV_SITE: webAddress.optional() });
  return {
    name: 'site:development',
    // What fails here ends Vite before there is a server, whose watcher would keep the process.
    async config() {
      if (site) await siteReleases(site);
      else if (APPS.includes('shell')) {
        const { openEmbeddedBackend } = await import(BACKEND);
        backend ??= await openEmbeddedBackend('.data/dev');
        // An open database leaves the exit code 99, which only its close would reset.
        process.exitCode = 0;
      }
      // Overrides a root of Vite's command line, which would be the app's folder.
      return { root: ROOT };
    },
    // A change of the configuration begins the server anew.
    configResolved: ({ configFileDependencies }) => {
      configFileDependencies.push(join(ROOT, '.env'));
    },
    configureServer(server) {
      const developed: Developed = {
        ...{ server, site },
        tables: async (request) =>
          (site ? await siteAnswer(site, request) : await backend?.fetch(request)) ??
          Response.json({}, { status: 503 }),
        apps: site ? [app] : APPS,
        watched: app === 'shell' ? APPS : [app],
      };
      watchMistakes(developed, closed.signal);
      const answer = (request: Request) => answerRequest(developed, request);
      // After Vite's own middlewares, so that sources and assets come first; Vite says what is thrown.
      return () =>
        server.middlewares.use((request, response, next) => {
          getRequestListener(answer, { errorHandler: next })(request, response);
        });
    },
    buildEnd: () => closed.abort(),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/@fs${IN_BROWSER}` } },
    ],
  };
}

/** Answers a request: pages of the developed apps inside the shell's source, everything else by the site. */
async function answerRequest(developed: Developed, request: Request): Promise<Response> {
  const { apps, server, site } = developed;
  const { pathname } = new URL(request.url);
  // Navigation within the page fetches documents without the shell's parts.
  const isRaw = pathname.startsWith('/pages/');
  // The site's pages have their own shell: with 204 the browser loads the whole page.
  if (site && isRaw) return new Response(null, { status: 204 });
  const path = isRaw ? pageOfRaw(pathname) : pathname;
  const answer =
    publishedFile(apps, pathname) ??
    (await findShowcase(server, path)) ??
    (await findDataPage(developed, path)) ??
    (await findSourcePage(developed, path)) ??
    (await (site ? siteAnswer(site, request) : siteFromSource(developed, request)));
  if (answer instanceof Response) return answer;
  const { html, status = 200 }: { html: string; status?: number } = answer;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const filled = await withSourceFragments(developed, html);
  if (isRaw) return new Response(withoutParts(filled), { status, headers });
  const [head = ''] = (await server.transformIndexHtml('/', '<head></head>')).split('</head>');
  const parts = await shellParts(server);
  // A policy applies to what follows it in the document: Vite's own scripts come first.
  const first = head + developmentPolicy(parts.head);
  const whole = fillPlaceholders(filled, parts).replace('<head>', () => first);
  return new Response(whole, { status, headers: { ...DEVELOPMENT_HEADERS, ...headers } });
}
