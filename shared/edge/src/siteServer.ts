import { existsSync, realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import querystring from 'node:querystring';
import { messageOf } from '@site/contract/messageOf.ts';
import { QUERIES_PATH } from '@site/contract/queries.ts';
import { readStored } from '@site/contract/readStored.ts';
import send from 'send';
import documentHeaders from '../nginx/documentHeaders.json' with { type: 'json' };
import { EDGE_FILES, type EdgeConfiguration, edgeConfigurationSchema } from './edgeMaps.ts';
import { TYPES } from './fileTypes.ts';

interface Answer {
  status: number;
  /** A file of the site, or else a text. */
  file?: string | undefined;
  text?: string;
  headers?: Record<string, string>;
}

const FILE = /^\/[^/]+\/(assets|brand|files)\/[\w.@/-]+(?<!\.br|\.gz)$/;
/** Addresses that may see the status: this machine's own, without a proxy. */
const LOCAL = /^(?:::ffff:)?127\.|^::1$/;
const STATUS = /^\/(status|status\.json|metrics)$/;
const ICON = '/shell/brand/icon-192.png';
const ROOT =
  /^(\/(robots\.txt|sitemap\.xml|site\.webmanifest|(stage|remotes|busca)\.json)|(\/[a-z0-9-]+)*\/feed\.xml)$/;

/** Where an address has its files, by its kind; the first kind that fits counts. */
const KINDS: readonly [RegExp, (path: string) => string[]][] = [
  [/^\/(shell|mf-[a-z0-9-]+)(\/|$)/, (path) => (FILE.test(path) ? [path] : [])],
  [/^\/(favicon\.ico|apple-touch-icon\.png)$/, (path) => [`/shell/brand${path}`, ICON]],
  [/^\/(sw|service-worker)\.js$/, () => ['/root/sw.js']],
  [ROOT, (path) => [`/root${path}`]],
  [STATUS, (path) => [`/status${path}.txt`, `/status${path}`]],
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
const JSON_TYPE = asType('.json');

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function errorPage(status: number, site: string): Answer {
  const files = [`/errors/${status}.html`, '/errors/400.html'];
  return { status, file: files.find((file) => isFile(join(site, file))) };
}

/** The edge's answer without its backend, as `edge.conf.template` defines it; `to` is the target of a redirect. */
function answerTo(target: string, path: string, to: string | undefined, site: string): Answer {
  // What no honest client sends: control characters and backslashes. Then other spellings of a path.
  if (!path || /[^ -[\]-~\x80-\uffff]|^[^?]*%(?:[01][0-9a-f]|7f|5c|2e|2f)/i.test(target))
    return errorPage(400, site);
  if (/^[^?]*(?:\/\/|\/\.\.?(?:[/?]|$))/.test(target)) return errorPage(404, site);
  const [own = '', query = ''] = target.split(/(?=\?)/, 2);
  const moved = to ?? /^((?:\/[a-z0-9-]+)+)(?:\/|[.,;:!)]+)$/.exec(own)?.[1];
  if (moved) return { status: 308, headers: { ...asType('.html'), location: moved + query } };
  if (path === '/health') return { status: 200, text: 'ok\n' };
  if (path.startsWith('/rest/'))
    return { status: 404, text: '{"message":"Não encontrado."}', headers: JSON_TYPE };
  const kind = KINDS.find(([addresses]) => addresses.test(path));
  const files = kind ? kind[1](path) : documentsOf(path);
  const find = (folder: string) =>
    files.map((file) => folder + file).find((file) => isFile(join(site, file)));
  const [file, gone] = [find(''), find('/gone')];
  if (file || gone) return file ? { status: 200, file } : { status: 410, file: gone };
  const isKnown = isFile(join(site, 'state/all-known')) && !find('/waiting');
  return errorPage(kind || isKnown ? 404 : 503, site);
}

/**
 * Serves the composed site, the folder that a link names, from Node as the edge does, without previews; `backend` answers
 * `/rest/v1/*`.
 */
export const siteListener =
  (link: string, backend: (request: Request) => Promise<Response>): RequestListener =>
  async (request, response) => {
    try {
      // An answer is of one generation: 1 of 46,522 was cut off when the link moved between a file's size and bytes.
      const site = existsSync(link) ? realpathSync(link) : link;
      const { headers, method = 'GET', url = '/' } = request;
      const target = url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
      const path = decodePath(target.split(/[?#]/, 1).join());
      const configuration = readStored(edgeConfigurationSchema, site, EDGE_FILES.json);
      const isRemote =
        headers['x-forwarded-for'] || !LOCAL.test(request.socket.remoteAddress ?? '');
      let found: Answer;
      if (!/^(GET|HEAD)$/.test(method)) {
        const allowed = { allow: 'GET, HEAD', ...asType('.html') };
        found = { ...errorPage(405, site), headers: allowed };
      } else if (isRemote && STATUS.test(path)) found = errorPage(404, site);
      else if (path === QUERIES_PATH) {
        const rows = await backend(new Request(new URL(target, 'http://localhost')));
        found = { status: rows.status, text: await rows.text(), headers: JSON_TYPE };
      } else found = answerTo(target, path, configuration?.redirects[path], site);
      response.statusCode = found.status;
      if (headers['x-forwarded-proto'] === 'https')
        response.setHeader('strict-transport-security', 'max-age=31536000');
      response.setHeaders(new Map(Object.entries(headersOf(found, target, path, configuration))));
      if (found.file) sendFile(request, response, join(site, found.file));
      else response.end(found.text);
    } catch (error) {
      console.error(`✗ ${messageOf(error)}`);
      response.destroy();
    }
  };

/** The path as nginx sees it: decoded; empty where it is none, or leads above the site. */
function decodePath(path: string): string {
  if (!path.startsWith('/') || /%(?![0-9a-f]{2})/i.test(path)) return '';
  const decoded = querystring.unescape(path);
  return /^\.\.(\/|$)/.test(posix.normalize(`.${decoded}`)) ? '' : decoded;
}

/** Whether a browser accepts an encoding: it is in the list, and without `q=0`. */
function takesEncoding(accepted: readonly string[], encoding: string): boolean {
  return accepted.some((one) => {
    const [name = '', weight] = one.toLowerCase().split(/\s*;\s*q\s*=\s*/);
    return name.trim() === encoding && Number(weight ?? 1) > 0;
  });
}

/** Sends a file, by its compressed variant where the browser takes one, and a video also in parts. */
function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const accepted = String(request.headers['accept-encoding']).split(/\s*,\s*/);
  const variants = Object.entries({ br: '.br', gzip: '.gz' });
  const [encoding, ending = ''] =
    variants.find(([name, end]) => takesEncoding(accepted, name) && existsSync(file + end)) ?? [];
  const { size, mtimeMs } = statSync(file + ending);
  // As nginx makes it.
  response.setHeader('etag', `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`);
  if (encoding) response.setHeader('content-encoding', encoding);
  if (existsSync(`${file}.gz`)) response.setHeader('vary', 'Accept-Encoding');
  // nginx compares the tag alone and ignores the Cache-Control of the request.
  delete request.headers['cache-control'];
  send(request, encodeURI(file + ending), {
    acceptRanges: /\.(mp4|webm)$/.test(file),
    cacheControl: false,
    dotfiles: 'allow',
    lastModified: false,
  }).pipe(response);
}

function headersOf(
  { status, file = '', headers = asType(extname(file) || '.txt') }: Answer,
  target: string,
  path: string,
  { origin = '', monitor = '' }: Partial<EdgeConfiguration> = {},
): Record<string, string> {
  const isLasting = status === 200 && /^\/(shell|mf-[a-z0-9-]+)\/assets\//.test(path);
  const caching = isLasting ? 'public, max-age=31536000, immutable' : 'no-cache';
  const isPicture = /\.(avif|ico|jpg|png|svg|webp)$/i.test(path);
  // A document of many addresses cannot name its own: this header does, for addresses of plain letters.
  const shared = /^\/pages\/.*\/_\.html ((?:\/[a-z0-9-]+)+)(?:\?|$)/.exec(`${file} ${target}`);
  const isDocument = headers['content-type']?.startsWith('text/html');
  const report = monitor && `; report-uri ${monitor}`;
  const policy = documentHeaders['Content-Security-Policy'].replace('$policy_report', report);
  return {
    ...headers,
    'cache-control': status === 503 ? 'no-store' : caching,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isPicture ? 'cross-origin' : 'same-origin',
    ...(status === 503 && { 'retry-after': '30' }),
    ...(shared && { link: `<${origin}${shared[1]}>; rel="canonical"` }),
    ...(isDocument && { ...documentHeaders, 'Content-Security-Policy': policy }),
  };
}
