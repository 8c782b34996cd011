import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { serve } from '@site/composer/testing/serve.ts';
import { TYPES } from '@site/edge/fileTypes.ts';
import { listen } from '@site/platform/server/listen.ts';
import type { Backend } from '@site/supabase/embedded/backend.ts';
import type { Form } from './forms.ts';
import { folderOf, peerFunction } from './peers.ts';

/** Serves a form until `opened` ends; `site` is the folder that a composer wrote. Returns its address. */
export async function serveForm(
  opened: AsyncDisposableStack,
  form: Form,
  site: string,
  backend: Backend['fetch'],
): Promise<string> {
  // Astro's own server, for what it renders at each visit.
  const handler = () => peerFunction<RequestListener>('./astro/server/entry.mjs', 'handler');
  const islands = form === 'astro' ? await serve(await handler()) : '';
  const server = await listen(0, (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/rest/v1/')) return backend(request);
    if (islands && pathname.startsWith('/_server-islands/'))
      return fetch(islands + pathname + search);
    const file = fileOf(form, site, pathname);
    const encoding = existsSync(`${file}.br`) ? '.br' : '';
    if (!existsSync(file + encoding)) return new Response(null, { status: 404 });
    const headers = new Headers({
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      // As at the edge: modules are fetched, then imported from the browser's cache.
      'cache-control': extname(pathname) ? 'max-age=31536000, immutable' : 'no-cache',
    });
    if (encoding) headers.set('content-encoding', 'br');
    return new Response(readFileSync(file + encoding), { headers });
  });
  opened.defer(server.close);
  return `http://127.0.0.1:${server.port}`;
}

function fileOf(form: Form, site: string, path: string): string {
  const page = extname(path) ? '' : path === '/' ? 'index.html' : `${path}.html`;
  if (form === 'site' || form === 'before') {
    if (page) return join(site, 'pages', page);
  } else {
    const folder = join(folderOf(form), form === 'astro' ? 'client' : '');
    if (page) return join(folder, form === 'astro' ? page : 'app/index.html');
    if (path.startsWith('/app/')) return join(folder, path);
  }
  if (path.startsWith('/pages/')) return join(site, path.replace('/pages', '/raw'));
  return join(site, /\/(remotes|site|robots)\./.test(path) ? 'root' : '', path);
}
