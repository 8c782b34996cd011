import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { rawPath } from '@site/contract/paths.ts';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { readHeaders, readRedirects } from '../edge/settings.ts';
import { findPage } from './findPage.ts';

const ASSET = /^\/(shell|mf-[a-z]+)\/(assets|brand|manifest\.json|sitemap\.xml)/;
const ROOT_FILE = /^\/(robots\.txt|sitemap\.xml|site\.webmanifest|favicon\.ico|remotes\.json)$/;

export interface SiteServerOptions {
  /** Folder of the composed site. */
  siteFolder: string;
  /** Answers `/rest/v1/*`. */
  backend(request: Request): Promise<Response>;
}

/** Serves the composed site and its backend, with the edge's answers, headers and redirects. */
export function siteServer({ siteFolder, backend }: SiteServerOptions): Hono {
  const app = new Hono();
  const headers = readHeaders(readFileSync(join(siteFolder, 'index.html'), 'utf8'));
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  app.all('/rest/v1/*', (context) => backend(context.req.raw));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (context) =>
    context.text('Method not allowed\n', 405),
  );
  app.get('*', redirects());
  app.get('*', cacheControl, assets(siteFolder));
  app.get('*', (context) => answerPage(context, siteFolder));
  return app;
}

function redirects() {
  const targets = new Map(
    Object.entries(readRedirects()).flatMap(([from, to]) => [
      [from, to],
      [rawPath(from), rawPath(to)],
    ]),
  );
  return async (context: Context, next: () => Promise<void>) => {
    const { pathname, search } = new URL(context.req.url);
    const target = targets.get(pathname) ?? /^(\/[^/].*)\/$/.exec(pathname)?.[1];
    if (!target) return next();
    return context.redirect(target + search, 308);
  };
}

/** How long browsers may keep a file, by where it lies; the edge says the same. */
const CACHING: [RegExp, string][] = [
  [/^\/(shell|mf-[a-z]+)\/assets\//, 'public, max-age=31536000, immutable'],
  [/^\/shell\/brand\//, 'public, max-age=86400'],
];

async function cacheControl(context: Context, next: () => Promise<void>): Promise<void> {
  await next();
  const rule = CACHING.find(([path]) => path.test(context.req.path))?.[1];
  context.header('Cache-Control', context.res.status === 200 && rule ? rule : 'no-cache');
}

function assets(siteFolder: string) {
  const files = serveStatic({ root: siteFolder });
  return async (context: Context, next: () => Promise<void>) => {
    const { path } = context.req;
    return ASSET.test(path) || ROOT_FILE.test(path) ? files(context, next) : next();
  };
}

function answerPage(context: Context, siteFolder: string): Response {
  const page = findPage(siteFolder, new URL(context.req.url).pathname);
  if (page !== undefined) return html(page, 200);
  const raw = context.req.path.startsWith('/pages/') ? 'pages/' : '';
  return html(readFileSync(join(siteFolder, `${raw}404.html`), 'utf8'), 404);
}

function html(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
