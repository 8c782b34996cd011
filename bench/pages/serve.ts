import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { TYPES } from '@site/composer/base/fileTypes.ts';
import type { Backend } from '@site/supabase/embedded/backend.ts';
import { withLeastStyles } from './leastStyles.ts';
import type { Variant } from './variants.ts';

export interface Folders {
  /** What the composer wrote. */
  site: string;
  /** What the composer of another commit wrote, where one is given. */
  before?: string | undefined;
  /** Where the other forms lie, each in a folder called after it. */
  others: string;
  /** The rules of each style that match a page, by its path. */
  least: ReadonlyMap<string, readonly string[]>;
}

/** Serves a variant, all by the same few lines; returns its address and how to stop. */
export function serveVariant(variant: Variant, folders: Folders, backend: Backend) {
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    if (address.startsWith('/rest/v1/')) return void passOn(backend, address, response);
    const path = address.replace(/[?#].*/, '');
    const { body, type, isCompressed } = answer(variant, folders, path);
    response.writeHead(body ? 200 : 404, {
      'content-type': type,
      // As at the edge: modules are fetched, then imported from the browser's cache.
      'cache-control': extname(path) ? 'max-age=31536000, immutable' : 'no-cache',
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  });
  return new Promise<{ address: string; stop(): void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const place = server.address();
      const port = typeof place === 'object' && place ? place.port : 0;
      resolve({ address: `http://127.0.0.1:${port}`, stop: () => server.close() });
    });
  });
}

/** What pages read of the database in the browser. */
async function passOn(backend: Backend, address: string, response: ServerResponse): Promise<void> {
  const said = await backend.fetch(new Request(new URL(address, 'http://localhost')));
  response.writeHead(said.status, Object.fromEntries(said.headers));
  response.end(Buffer.from(await said.arrayBuffer()));
}

interface Answer {
  body: Buffer | undefined;
  type: string;
  isCompressed: boolean;
}

function answer(variant: Variant, folders: Folders, path: string): Answer {
  const isPage = !extname(path);
  const site = variant === 'before' ? (folders.before ?? '') : folders.site;
  if (isPage && isOwn(variant)) {
    const source = pageFile(site, path);
    if (variant !== 'limit' || !existsSync(source)) return file(source);
    return page(withLeastStyles(readFileSync(source, 'utf8'), folders.least.get(path) ?? []));
  }
  if (!isOwn(variant)) {
    const folder = join(folders.others, variant);
    if (isPage && variant === 'astro') return file(pageFile(folder, path, ''));
    if (isPage) return file(join(folder, 'app/index.html'));
    if (path.startsWith('/app/')) return file(join(folder, path));
  }
  if (path.startsWith('/pages/')) return file(join(site, path.replace('/pages', '/raw')));
  return file(join(site, /\/(remotes|site|robots)\./.test(path) ? 'root' : '', path));
}

function pageFile(site: string, path: string, below = 'pages'): string {
  return join(site, below, path === '/' ? 'index.html' : `${path}.html`);
}

/** The forms of this site's own documents. */
function isOwn(variant: Variant): boolean {
  return variant === 'site' || variant === 'before' || variant === 'limit';
}

const compressed = new Map<string, Buffer>();

/** Compressed as the composer does it, and once: no visit waits for it. */
function page(html: string): Answer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const body = compressed.get(html) ?? brotliCompressSync(html, { params });
  compressed.set(html, body);
  return { body, type: TYPES['.html'] ?? '', isCompressed: true };
}

function file(path: string): Answer {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const isCompressed = existsSync(`${path}.br`);
  const sent = isCompressed ? `${path}.br` : path;
  return { body: existsSync(sent) ? readFileSync(sent) : undefined, type, isCompressed };
}
