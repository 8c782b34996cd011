import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfRaw, paramOf, parentOf, rawPath } from '@site/contract/paths.ts';
import { isAllowedQuery, QUERIES_PATH } from '@site/contract/queries.ts';
import type { EdgeConfiguration } from '../site/edgeMaps.ts';

/** What is sent: a file of the site, or a text; either with another address. */
export interface Answer {
  status: number;
  file?: string | undefined;
  text?: string | Buffer;
  type?: string;
  location?: string;
}

/** A request: its address as it was sent, the path of it as nginx decodes it, and its preview's folder. */
export interface Asked {
  method: string;
  target: string;
  path: string;
  query: string;
  preview: string;
}

const FILES = String.raw`[\w.@/-]+(?<!\.br|\.gz)$`;

/** Where an address has its files, by its kind; the first kind that fits counts. */
const KINDS: readonly [RegExp, (path: string, preview: string) => string[]][] = [
  [new RegExp(`^/(shell|mf-[a-z0-9-]+)/assets/${FILES}`), (path) => [path]],
  [
    new RegExp(`^/(shell|mf-[a-z0-9-]+)/(brand|files)/${FILES}`),
    (path, preview) => [preview + path, path],
  ],
  [/^\/(shell|mf-[a-z0-9-]+)(\/|$)/, () => []],
  [
    /^\/(favicon\.ico|apple-touch-icon\.png)$/,
    (path) => [`/shell/brand${path}`, '/shell/brand/icon-192.png'],
  ],
  [
    /^(\/(robots\.txt|sitemap\.xml|site\.webmanifest|(stage|remotes|busca)\.json)|(\/[a-z0-9-]+)+\/feed\.xml)$/,
    (path, preview) => [`${preview}/root${path}`, `/root${path}`],
  ],
  [/^\/(status|status\.json|metrics)$/, (path) => [`/status${path}.html`, `/status${path}`]],
];

/** What the edge answers, as `edge.conf.template` says it; a test compares both. Nothing where the backend answers. */
export function answerTo(
  { method, target, path, query, preview }: Asked,
  site: string,
  { redirects, patterns }: EdgeConfiguration,
): Answer | undefined {
  const isThere = (file: string) =>
    existsSync(join(site, file)) && statSync(join(site, file)).isFile();
  const text = (status: number, words: string, type = 'text/plain') => ({
    status,
    text: words,
    type: `${type}; charset=utf-8`,
  });
  const error = (status: number, file = `/errors/${status}.html`) =>
    isThere(file) ? { status, file } : text(status, '', 'text/html');
  const json = (status: number, message: string) =>
    text(status, JSON.stringify({ message }), 'application/json');
  const moved = (location: string) => ({ ...text(308, '', 'text/html'), location });
  // What no honest client sends: control characters and backslashes. Then other spellings of a path.
  if (!path || /[^ -[\]-~\x80-\uffff]|^[^?]*%(?:[01][0-9a-f]|7f|5c|2e|2f)/i.test(target))
    return text(400, 'Bad request\n');
  if (/^[^?]*(?:\/\/|\/\.\.?(?:[/?]|$))/.test(target)) return error(404);
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'Method not allowed\n');
  const isRaw = path.startsWith('/pages/');
  const ofPage = redirects[isRaw ? pageOfRaw(path) : path];
  if (ofPage) return moved((isRaw ? rawPath(ofPage) : ofPage) + (query && `?${query}`));
  const [, slashed, rest = ''] = /^((?:\/[a-z0-9-]+)+)\/(\?.*)?$/.exec(target) ?? [];
  if (slashed) return moved(slashed + rest);
  if (path === '/health') return text(200, 'ok\n');
  if (path === QUERIES_PATH)
    return isAllowedQuery(query) ? undefined : json(400, 'Esta consulta não é aceita.');
  if (path.startsWith('/rest/')) return json(404, 'Não encontrado.');
  const files = KINDS.find(([form]) => form.test(path))?.[1](path, preview);
  const documents = documentsOf(path, patterns);
  const candidates = files ?? documents.flatMap((document) => [preview + document, document]);
  const file = candidates.find(isThere);
  if (file || files) return file ? { status: 200, file } : error(404);
  const gone = documents.map((document) => `/gone${document}`).find(isThere);
  if (gone) return error(410, gone);
  const isWaiting = documents.some((document) => isThere(`/waiting${document}`));
  return error(isWaiting || !isThere('/state/all-known') ? 503 : 404);
}

/** The documents of a path: its own, and the one of a pattern, which answers for many. */
function documentsOf(path: string, patterns: readonly string[]): string[] {
  if (path === '/') return ['/pages/index.html'];
  const [, raw] = /^\/pages(\/.+)\.html$/.exec(path) ?? [];
  const folder = raw ? '/raw' : '/pages';
  const page = raw ?? path;
  const isPlain = /^(\/[a-z0-9-]+)+$/.test(page) && path !== '/index';
  const pattern = patterns.find((one) => paramOf(one, page));
  return [
    ...(isPlain ? [`${folder}${page}.html`] : []),
    ...(pattern ? [`${folder}${parentOf(pattern)}/_.html`] : []),
  ];
}
