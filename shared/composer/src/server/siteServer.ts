import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { messageOf } from '@site/contract/messageOf.ts';
import { paramOf } from '@site/contract/paths.ts';
import send from 'send';
import { TYPES } from '../base/fileTypes.ts';
import { EDGE_FILES, type EdgeConfiguration, edgeConfigurationSchema } from '../site/edgeMaps.ts';
import { readStored } from '../store/disk.ts';
import { type Answer, type Asked, answerTo } from './answers.ts';

/** Answers `/rest/v1/*`. */
type Backend = (request: Request) => Promise<Response>;

/** Serves the composed site, a folder, and its backend, from Node, as the edge does. */
export function siteListener(site: string, backend: Backend): RequestListener {
  return (request, response) => {
    handle(request, response, site, backend).catch((error) => {
      // Without the address and the path that stand behind the comma.
      console.error(`✗ ${messageOf(error).split(',', 1)}`);
      response.destroy();
    });
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  site: string,
  backend: Backend,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const target = url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const [path = '', query = ''] = target.split(/[?#](.*)/s);
  const [, name] =
    /(?:^|; *)preview=(mf-[a-z0-9-]+\.[0-9a-f]+(?:\.[0-9a-z]+)?)(?:;|$)/.exec(
      headers.cookie ?? '',
    ) ?? [];
  const preview = name ? `/preview/${name}` : '';
  const asked = { method, target, path: decodePath(path), query, preview };
  const stored = readStored(edgeConfigurationSchema, site, EDGE_FILES.json);
  const configuration = stored ?? { redirects: {}, patterns: [], origin: '', monitor: '' };
  const answer = answerTo(asked, site, configuration) ?? (await ask(backend, url, method));
  const { status, file = '', type = TYPES[extname(file)] ?? 'application/octet-stream' } = answer;
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.setHeaders(new Map(Object.entries(edgeHeaders(asked, status, type, configuration))));
  if (headers['x-forwarded-proto'] === 'https')
    response.setHeader('strict-transport-security', 'max-age=31536000');
  if (answer.location) response.setHeader('location', answer.location);
  if (file) sendFile(request, response, join(site, file));
  else response.end(answer.text);
}

async function ask(backend: Backend, url: string, method: string): Promise<Answer> {
  try {
    const found = await backend(new Request(new URL(url, 'http://localhost'), { method }));
    const type = found.headers.get('content-type') ?? '';
    return { status: found.status, text: Buffer.from(await found.arrayBuffer()), type };
  } catch {
    const message = 'O banco de dados não respondeu. Tente de novo em instantes.';
    const type = 'application/json; charset=utf-8';
    return { status: 503, text: JSON.stringify({ message }), type };
  }
}

/** The path as nginx sees it: decoded; empty where it is none, or leads above the site. */
function decodePath(path: string): string {
  if (!path.startsWith('/') || /%(?![0-9a-f]{2})/i.test(path)) return '';
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return /^\.\.(\/|$)/.test(posix.normalize(`.${decoded}`)) ? '' : decoded;
}

/** Sends a file, by its compressed variant where the browser takes one, and a video also in parts. */
function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const accepted = String(request.headers['accept-encoding']);
  const variants = [['br', '.br'] as const, ['gzip', '.gz'] as const];
  const [encoding, ending = ''] =
    variants.find(
      ([name, end]) =>
        new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted) &&
        existsSync(file + end),
    ) ?? [];
  const { size, mtimeMs } = statSync(file + ending);
  // As nginx makes it.
  response.setHeader('etag', `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`);
  if (encoding) response.setHeader('content-encoding', encoding);
  if (existsSync(`${file}.gz`)) response.setHeader('vary', 'Accept-Encoding');
  // nginx goes by the tag alone, whatever the browser says of its cache.
  delete request.headers['cache-control'];
  send(request, encodeURI(file + ending), {
    acceptRanges: /\.(mp4|webm)$/.test(file),
    cacheControl: false,
    dotfiles: 'allow',
    lastModified: false,
  }).pipe(response);
}

/** The headers that the edge adds to an answer of this content type, as `edge.conf.template` says them. */
function edgeHeaders(
  { target, path, preview }: Asked,
  status: number,
  type: string,
  { patterns, origin, monitor }: EdgeConfiguration,
): Record<string, string> {
  const isFound = status === 200;
  const isLasting = isFound && /^\/(shell|mf-[a-z0-9-]+)\/assets\//.test(path);
  const pageCaching = preview ? 'private, no-cache' : 'no-cache';
  const caching = isLasting ? 'public, max-age=31536000, immutable' : pageCaching;
  // A document that answers for many addresses cannot name its own. Of plain letters alone.
  const page = target.replace(/\?.*/s, '');
  const isShared = patterns.some((pattern) => /^[a-z0-9-]+$/.test(paramOf(pattern, page)));
  return {
    'cache-control': status === 503 ? 'no-store' : caching,
    'x-content-type-options': 'nosniff',
    // A picture may stand on any site.
    'cross-origin-resource-policy': /\.(avif|ico|jpg|png|svg|webp)$/i.test(path)
      ? 'cross-origin'
      : 'same-origin',
    ...(status === 503 && { 'retry-after': '30' }),
    ...(isFound && isShared && { link: `<${origin}${page}>; rel="canonical"` }),
    ...(type.startsWith('text/html') && {
      'content-security-policy': `${POLICY}${monitor && `; report-uri ${monitor}`}`,
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
    }),
  };
}

const POLICY =
  "img-src 'self' data: https:; font-src 'self' data:; media-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src https://www.google.com https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
