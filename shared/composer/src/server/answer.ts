import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matches, pageOfRaw, parentOf, rawPath } from '@site/contract/paths.ts';
import type { EdgeConfiguration } from '../composing/edgeConfiguration.ts';

/** A file of the site's folder, or a text, with its status. */
export type Answer =
  | { status: number; file: string }
  | { status: number; text: string; type?: string }
  | { status: 308; location: string };

const PLAIN = /^(\/[a-z0-9-]+)+$/;
const RAW = /^\/pages(\/[a-z0-9-]+)+\.html$/;
const SLASHED = /^((?:\/[a-z0-9-]+)+)\/(\?.*)?$/;
const ASSET = /^\/(shell|mf-[a-z0-9-]+)\/(assets|brand|files)\/[\w.@/-]+(?<!\.br)(?<!\.gz)$/;
const PUBLISHER = /^\/(shell|mf-[a-z0-9-]+)(\/|$)/;
const ROOT_FILE =
  /^\/(robots\.txt|sitemap\.xml|site\.webmanifest|remotes\.json|busca\.json|stage\.json)$/;
const FEED = /^(\/[a-z0-9-]+)+\/feed\.xml$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const CONTROL = /[\x00-\x1f\x7f\\]/;
const ENCODED_CONTROL = /^[^?]*%(?:[01][0-9a-f]|7f|5c|2e|2f)/i;
const CROOKED = /^[^?]*(?:\/\/|\/\.\.?(?:[/?]|$))/;

/**
 * What the edge answers to a request, rule by rule in the order of nginx's configuration
 * (`shared/composer/nginx/edge.conf.template`); one table of requests holds both to it.
 * `requested` is the request line's target, as it came. `undefined` where the backend answers.
 */
export function answerTo(
  site: string,
  configuration: EdgeConfiguration,
  method: string,
  requested: string,
): Answer | undefined {
  const target = requested.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  if (CONTROL.test(target) || ENCODED_CONTROL.test(target)) return refusal(400, 'Bad request\n');
  const uri = decodePath(target);
  if (uri === undefined || leavesSite(uri)) return refusal(400, 'Bad request\n');
  if (CROOKED.test(target)) return errorPage(site, 404);
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'Method not allowed\n');
  const query = /\?.*$/s.exec(target)?.[0] ?? '';
  const moved = movedTo(configuration, uri);
  if (moved) return { status: 308, location: moved + (query === '?' ? '' : query) };
  const [, withoutSlash, slashQuery = ''] = SLASHED.exec(target) ?? [];
  if (withoutSlash) return { status: 308, location: withoutSlash + slashQuery };
  if (uri === '/health') return { status: 200, text: 'ok\n' };
  if (/^\/rest\/v1\/[a-z_]+$/.test(uri)) return undefined;
  if (uri.startsWith('/rest/')) return jsonRefusal(404, 'Não encontrado.');
  if (uri === '/status') return { status: 200, file: 'status/status.html' };
  if (uri === '/status.json') return { status: 200, file: 'status/status.json' };
  const file = (path: string) => existsSync(join(site, path));
  if (ASSET.test(uri) && file(uri)) {
    return { status: 200, file: uri.slice(1) };
  }
  if (PUBLISHER.test(uri)) return errorPage(site, 404);
  if (ROOT_FILE.test(uri) || FEED.test(uri)) {
    return file(`root${uri}`) ? { status: 200, file: `root${uri}` } : errorPage(site, 404);
  }
  return pageAnswer(site, configuration, uri, file);
}

function pageAnswer(
  site: string,
  configuration: EdgeConfiguration,
  uri: string,
  file: (path: string) => boolean,
): Answer {
  const own = pageFile(uri);
  const pattern = patternFile(configuration, uri);
  for (const path of [own, pattern]) {
    if (path && file(path)) return { status: 200, file: path };
  }
  if (own && file(`gone/${own}`)) return { status: 410, file: `gone/${own}` };
  const isWaiting = [own, pattern].some((path) => path && file(`waiting/${path}`));
  return errorPage(site, isWaiting || !file('state/all-known') ? 503 : 404);
}

/** The document of a plain path, whole or raw, below the site's folder. */
function pageFile(uri: string): string | undefined {
  if (uri === '/') return 'pages/index.html';
  if (RAW.test(uri)) return uri.replace('/pages/', 'raw/');
  return PLAIN.test(uri) && uri !== '/index' ? `pages${uri}.html` : undefined;
}

function patternFile({ patterns }: EdgeConfiguration, uri: string): string | undefined {
  const isRaw = RAW.test(uri);
  const path = isRaw ? pageOfRaw(uri) : uri;
  const pattern = patterns.find((claimed) => matches(claimed, path));
  return pattern && `${isRaw ? 'raw' : 'pages'}${parentOf(pattern)}/_.html`;
}

function movedTo({ redirects }: EdgeConfiguration, uri: string): string | undefined {
  if (!RAW.test(uri)) return redirects[uri];
  const to = redirects[pageOfRaw(uri)];
  return to && rawPath(to);
}

function errorPage(site: string, status: 404 | 503): Answer {
  for (const page of status === 404 ? [404, 503] : [503]) {
    const file = `errors/${page}.html`;
    if (existsSync(join(site, file))) return { status: page, file };
  }
  return refusal(503, '');
}

function refusal(status: number, text: string): Answer {
  return { status, text };
}

/** A refusal in the form that readers of tables understand. */
export function jsonRefusal(status: number, message: string): Answer {
  return { status, text: JSON.stringify({ message }), type: 'application/json' };
}

/** Whether the dots of a path lead above its root. */
function leavesSite(uri: string): boolean {
  let depth = 0;
  for (const segment of uri.slice(1).split('/')) {
    if (segment === '..') depth -= 1;
    else if (segment !== '.' && segment !== '') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

/** The path as nginx sees it: decoded; `undefined` where it is none. */
function decodePath(target: string): string | undefined {
  const [path = ''] = target.split(/[?#]/, 1);
  if (!path.startsWith('/')) return undefined;
  const bytes = path.replace(/%([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  if (/%(?![0-9a-f]{2})/i.test(path)) return undefined;
  return bytes;
}
