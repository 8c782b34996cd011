import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfRaw, paramOf, parentOf, rawPath } from '@site/contract/paths.ts';
import { isAllowedQuery, QUERIES_PATH } from '@site/contract/queries.ts';
import type { EdgeConfiguration } from '../site/edgeMaps.ts';

/** What is sent: a file of the site, a text, another address, or what the backend says. */
export type Answer = { status: number } & (
  | { file: string }
  | { text: string; type: string }
  | { location: string }
  | { isBackend: true }
);

/** A request: its address as it was sent, the path of it as nginx decodes it, and its preview's folder. */
export interface Asked {
  method: string;
  target: string;
  path: string;
  query: string;
  preview: string;
}

const PUBLISHER = '^/(?:shell|mf-[a-z0-9-]+)';
const FILE = String.raw`/[\w.@/-]+(?<!\.br|\.gz)$`;

/** Where an address has its files, by its kind; the first kind that fits counts. */
const KINDS: readonly [RegExp, (path: string, preview: string) => string[]][] = [
  [new RegExp(`${PUBLISHER}/assets${FILE}`), (path) => [path]],
  [new RegExp(`${PUBLISHER}/(?:brand|files)${FILE}`), (path, preview) => [preview + path, path]],
  [new RegExp(`${PUBLISHER}(?:/|$)`), () => []],
  [/^\/favicon\.ico$/, () => ['/shell/brand/icon-192.png']],
  [/^\/apple-touch-icon\.png$/, (path) => [`/shell/brand${path}`]],
  [/^\/(robots\.txt|sitemap\.xml|site\.webmanifest|stage\.json)$/, (path) => [`/root${path}`]],
  [
    /^(\/(remotes|busca)\.json|(\/[a-z0-9-]+)+\/feed\.xml)$/,
    (path, preview) => [`${preview}/root${path}`, `/root${path}`],
  ],
  [/^\/(status|status\.json|metrics)$/, (path) => [`/status${path}.html`, `/status${path}`]],
];

/** What the edge answers, as `edge.conf.template` says it; a test compares both, answer by answer. */
export function answerTo(asked: Asked, site: string, configuration: EdgeConfiguration): Answer {
  const { method, target, path, query, preview } = asked;
  const { redirects, patterns } = configuration;
  const isThere = (file: string) => isFile(join(site, file));
  const error = (status: number, file = `/errors/${status}.html`): Answer =>
    isThere(file) ? { status, file } : { status, text: '', type: 'text/html' };
  const text = (status: number, words: string, type = 'text/plain') => ({
    status,
    text: words,
    type,
  });
  const json = (status: number, message: string) =>
    text(status, JSON.stringify({ message }), 'application/json');
  // What no honest client sends: control characters and backslashes. Then other spellings of a path.
  if (!path || /[^ -[\]-~\x80-\uffff]|^[^?]*%(?:[01][0-9a-f]|7f|5c|2e|2f)/i.test(target))
    return text(400, 'Bad request\n');
  if (/^[^?]*(?:\/\/|\/\.\.?(?:[/?]|$))/.test(target)) return error(404);
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'Method not allowed\n');
  const ofPage = redirects[path.startsWith('/pages/') ? pageOfRaw(path) : path];
  if (ofPage) {
    const location = path.startsWith('/pages/') ? rawPath(ofPage) : ofPage;
    return { status: 308, location: location + (query && `?${query}`) };
  }
  const [, slashed, rest = ''] = /^((?:\/[a-z0-9-]+)+)\/(\?.*)?$/.exec(target) ?? [];
  if (slashed) return { status: 308, location: slashed + rest };
  if (path === '/health') return text(200, 'ok\n');
  if (path === QUERIES_PATH && !isAllowedQuery(query))
    return json(400, 'Esta consulta não é aceita.');
  if (path === QUERIES_PATH) return { status: 200, isBackend: true };
  if (path.startsWith('/rest/')) return json(404, 'Não encontrado.');
  const [, files] = KINDS.find(([form]) => form.test(path)) ?? [];
  const page = pageFile(path);
  const shared = sharedFile(path, patterns);
  const candidates = files?.(path, preview) ?? [preview + page, page, preview + shared, shared];
  const file = candidates.find(isThere);
  if (file) return { status: 200, file };
  if (files) return error(404);
  if (isThere(`/gone${page}`)) return error(410, `/gone${page}`);
  const isWaiting = [page, shared].some((one) => isThere(`/waiting${one}`));
  return error(isWaiting || !isThere('/state/all-known') ? 503 : 404);
}

/** The canonical address of a page whose document answers for many; of plain letters alone. */
export function canonicalLink(target: string, { patterns, origin }: EdgeConfiguration): string {
  const path = target.replace(/\?.*/s, '');
  const isShared = patterns.some((pattern) => /^[a-z0-9-]+$/.test(paramOf(pattern, path)));
  return isShared ? `<${origin}${path}>; rel="canonical"` : '';
}

function pageFile(path: string): string {
  if (path === '/') return '/pages/index.html';
  const [, raw] = /^\/pages((?:\/[a-z0-9-]+)+)\.html$/.exec(path) ?? [];
  if (raw) return `/raw${raw}.html`;
  return path !== '/index' && /^(\/[a-z0-9-]+)+$/.test(path) ? `/pages${path}.html` : '/none';
}

/** The one document of a pattern. */
function sharedFile(path: string, patterns: readonly string[]): string {
  const [, raw] = /^\/pages(\/.+)\.html$/.exec(path) ?? [];
  const pattern = patterns.find((one) => paramOf(one, raw ?? path));
  return pattern ? `/${raw ? 'raw' : 'pages'}${parentOf(pattern)}/_.html` : '/none';
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // A name that no file system takes.
    return false;
  }
}
