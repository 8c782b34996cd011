import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { messageOf } from '@site/contract/messageOf.ts';
import { QUERIES_PATH } from '@site/contract/queries.ts';
import send from 'send';
import documentHeaders from '../../nginx/documentHeaders.json' with { type: 'json' };
import { TYPES } from '../base/fileTypes.ts';
import { EDGE_FILES, type EdgeConfiguration, edgeConfigurationSchema } from '../site/edgeMaps.ts';
import { readStored } from '../store/disk.ts';

/** Answers `/rest/v1/*`. */
type Backend = (request: Request) => Promise<Response>;

/** What is sent: a file of the site, or a text. */
interface Answer {
  status: number;
  file?: string | undefined;
  text?: string;
  headers?: Record<string, string>;
}

const NAME = '/(shell|mf-[a-z0-9-]+)';
const ICON = '/shell/brand/icon-192.png';
const ROOT =
  /^(\/(robots\.txt|sitemap\.xml|site\.webmanifest|(stage|remotes|busca)\.json)|(\/[a-z0-9-]+)+\/feed\.xml)$/;

/** Where an address has its files, by its kind; the first kind that fits counts. */
const KINDS: readonly [RegExp, (path: string) => string[]][] = [
  [new RegExp(`^${NAME}/(assets|brand|files)/[\\w.@/-]+(?<!\\.br|\\.gz)$`), (path) => [path]],
  [new RegExp(`^${NAME}(/|$)`), () => []],
  [/^\/(favicon\.ico|apple-touch-icon\.png)$/, (path) => [`/shell/brand${path}`, ICON]],
  [ROOT, (path) => [`/root${path}`]],
  [
    /^\/(status|status\.json|metrics)$/,
    (path) => ['.txt', ''].map((end) => `/../status${path}${end}`),
  ],
];

/** The documents of a path: its own, and the one of a pattern, which answers for many. */
function documentsOf(path: string): string[] {
  if (path === '/') return ['/pages/index.html'];
  const [, raw] = /^\/pages(\/.+)\.html$/.exec(path) ?? [];
  const folder = raw ? '/raw' : '/pages';
  const [, own] = /^((?:\/[a-z0-9-]+)+)$/.exec(raw ?? path.replace(/^\/index$/, '')) ?? [];
  const [, parent] = /^((?:\/[a-z0-9-]+)+)\/[^/]+$/.exec(raw ?? path) ?? [];
  return [own ? `${folder}${own}.html` : [], parent ? `${folder}${parent}/_.html` : []].flat();
}

const asType = (ending: string) => ({ 'content-type': TYPES[ending] ?? 'text/plain' });

/** What the edge answers without its backend, as `edge.conf.template` says it; a path may lead `to` another one. */
function answerTo(target: string, path: string, to: string | undefined, site: string): Answer {
  const isThere = (file: string) =>
    existsSync(join(site, file)) && statSync(join(site, file)).isFile();
  const error = (status: number) => ({ status, file: [`/errors/${status}.html`].find(isThere) });
  const moved = (location: string) => ({ status: 308, headers: { ...asType('.html'), location } });
  // What no honest client sends: control characters and backslashes. Then other spellings of a path.
  if (!path || /[^ -[\]-~\x80-\uffff]|^[^?]*%(?:[01][0-9a-f]|7f|5c|2e|2f)/i.test(target))
    return { status: 400, text: 'Bad request\n' };
  if (/^[^?]*(?:\/\/|\/\.\.?(?:[/?]|$))/.test(target)) return error(404);
  const [own = '', query = ''] = target.split(/(?=\?)/, 2);
  if (to) return moved(to + query);
  if (/^(?:\/[a-z0-9-]+)+\/$/.test(own)) return moved(own.slice(0, -1) + query);
  if (path === '/health') return { status: 200, text: 'ok\n' };
  if (path.startsWith('/rest/'))
    return { status: 404, text: '{"message":"Não encontrado."}', headers: asType('.json') };
  const files = KINDS.find(([kind]) => kind.test(path))?.[1](path);
  const documents = files ? [] : documentsOf(path);
  const inFolder = (folder: string) => documents.map((file) => folder + file).find(isThere);
  const file = (files ?? documents).find(isThere);
  const gone = inFolder('/gone');
  if (file || gone) return file ? { status: 200, file } : { status: 410, file: gone };
  return error(files || (isThere('/state/all-known') && !inFolder('/waiting')) ? 404 : 503);
}

/** Serves the composed site, a folder, and its backend, from Node, as the edge does, but without previews. */
export function siteListener(site: string, backend: Backend): RequestListener {
  const answer = async (method: string, target: string, path: string, to: string | undefined) => {
    if (!/^(GET|HEAD)$/.test(method)) return { status: 405, text: 'Method not allowed\n' };
    if (path !== QUERIES_PATH) return answerTo(target, path, to, site);
    const found = await backend(new Request(new URL(target, 'http://localhost')));
    return { status: found.status, text: await found.text(), headers: asType('.json') };
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const target = url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
    const path = decodePath(target.split(/[?#]/, 1).join());
    const configuration = readStored(edgeConfigurationSchema, site, EDGE_FILES.json);
    const found: Answer = await answer(method, target, path, configuration?.redirects[path]);
    response.statusCode = found.status;
    if (request.headers['x-forwarded-proto'] === 'https')
      response.setHeader('strict-transport-security', 'max-age=31536000');
    response.setHeaders(new Map(Object.entries(headersOf(found, target, path, configuration))));
    if (found.file) sendFile(request, response, join(site, found.file));
    else response.end(found.text);
  };
  return (request, response) => {
    handle(request, response).catch((error) => {
      console.error(`✗ ${messageOf(error)}`);
      response.destroy();
    });
  };
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
  const variants = accepted.includes('q=0') ? [] : Object.entries({ br: '.br', gzip: '.gz' });
  const [encoding, ending = ''] =
    variants.find(([name, end]) => accepted.includes(name) && existsSync(file + end)) ?? [];
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

/** The headers that the edge adds to an answer. */
function headersOf(
  { status, file = '', headers = asType(extname(file) || '.txt') }: Answer,
  target: string,
  path: string,
  { origin = '', monitor = '' }: Partial<EdgeConfiguration> = {},
): Record<string, string> {
  const isLasting = status === 200 && /^\/(shell|mf-[a-z0-9-]+)\/assets\//.test(path);
  const caching = isLasting ? 'public, max-age=31536000, immutable' : 'no-cache';
  const isPicture = /\.(avif|ico|jpg|png|svg|webp)$/i.test(path);
  // A document that answers for many addresses cannot name its own. Of plain letters alone.
  const shared = /^\/pages\/.*\/_\.html ((?:\/[a-z0-9-]+)+)(?:\?|$)/.exec(`${file} ${target}`);
  const report = monitor && `; report-uri ${monitor}`;
  const documents = Object.entries(
    headers['content-type']?.startsWith('text/html') ? documentHeaders : {},
  );
  return {
    ...headers,
    'cache-control': status === 503 ? 'no-store' : caching,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isPicture ? 'cross-origin' : 'same-origin',
    ...(status === 503 && { 'retry-after': '30' }),
    ...(shared && { link: `<${origin}${shared[1]}>; rel="canonical"` }),
    ...Object.fromEntries(
      documents.map(([name, value]) => [name, value.replace('$policy_report', report)]),
    ),
  };
}
