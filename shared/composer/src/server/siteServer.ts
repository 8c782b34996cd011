import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import { isPattern, matches } from '@site/contract/paths.ts';
import { messageOf } from '../base/errors.ts';
import { TYPES } from '../base/fileTypes.ts';
import {
  type EdgeConfiguration,
  edgeConfigurationSchema,
  readEdgeConfiguration,
} from '../composing/edgeConfiguration.ts';
import { canonicalLink } from '../composing/edgeMaps.ts';
import { type Answer, answerTo, jsonRefusal } from './answer.ts';
import { assetCaching, documentHeaders } from './headers.ts';

const NOTHING_COMPOSED = edgeConfigurationSchema.parse({});

export interface SiteServerOptions {
  port: number;
  /** The composer's output. */
  site: string;
  /** Answers `/rest/v1/*`. */
  backend(request: Request): Promise<Response>;
}

/** Serves the composed site and its backend, with the edge's answers, headers and redirects. */
export function serveSite(options: SiteServerOptions): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    handle(options, request, response).catch((error) => {
      console.error(`✗ ${request.url}: ${messageOf(error)}`);
      response.destroy();
    });
  });
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, () => resolve({ close }));
  });
}

async function handle(
  { site, backend }: SiteServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const configuration = readEdgeConfiguration(site) ?? NOTHING_COMPOSED;
  const answer = answerTo(site, configuration, method, url);
  if (answer) return send(site, configuration, answer, request, response);
  try {
    const found = await backend(new Request(new URL(url, 'http://localhost'), { method }));
    const body = Buffer.from(await found.arrayBuffer());
    const { 'set-cookie': _, ...headers } = Object.fromEntries(found.headers);
    response.writeHead(found.status, {
      ...headers,
      ...commonHeaders(found.status, url, headers['content-type'] ?? '', configuration),
      'content-length': body.length,
    });
    response.end(method === 'HEAD' ? undefined : body);
  } catch {
    const text = 'O banco de dados não respondeu. Tente de novo em instantes.';
    send(site, configuration, jsonRefusal(503, text), request, response);
  }
}

function send(
  site: string,
  configuration: EdgeConfiguration,
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = pathOf(request);
  if ('location' in answer) {
    const headers = commonHeaders(308, path, 'text/html', configuration);
    const type = { 'content-type': 'text/html; charset=utf-8' };
    response.writeHead(308, { ...headers, ...type, location: answer.location }).end();
    return;
  }
  if ('text' in answer) {
    const type = answer.type ?? 'text/plain; charset=utf-8';
    const headers = commonHeaders(answer.status, path, type, configuration);
    response.writeHead(answer.status, { ...headers, 'content-type': type });
    response.end(request.method === 'HEAD' ? undefined : answer.text);
    return;
  }
  sendFile(join(site, answer.file), answer.status, configuration, request, response);
}

function sendFile(
  file: string,
  status: number,
  configuration: EdgeConfiguration,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const encoding = encodingOf(file, String(request.headers['accept-encoding'] ?? ''));
  const sent = file + (encoding?.ending ?? '');
  const { size, mtimeMs } = statSync(sent);
  const tag = `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
  const isSame = status === 200 && isKnown(tag, request.headers['if-none-match']);
  const headers: OutgoingHttpHeaders = {
    ...commonHeaders(isSame ? 304 : status, pathOf(request), type, configuration),
    etag: tag,
    ...(isSame ? {} : { 'content-type': type, 'content-length': size }),
    ...(existsSync(`${file}.gz`) ? { vary: 'Accept-Encoding' } : {}),
    ...(encoding && !isSame ? { 'content-encoding': encoding.name } : {}),
    ...(type.startsWith('video/') ? { 'accept-ranges': 'bytes' } : {}),
  };
  const part = type.startsWith('video/') && !isSame ? rangeOf(request, size, tag) : undefined;
  if (part) {
    headers['content-length'] = part.end - part.start;
    headers['content-range'] = `bytes ${part.start}-${part.end - 1}/${size}`;
  }
  response.writeHead(isSame ? 304 : part ? 206 : status, headers);
  if (isSame || request.method === 'HEAD') response.end();
  else response.end(readFileSync(sent).subarray(part?.start, part?.end));
}

/** The one part of a file that is asked for; nothing for another request: it gets the whole file. */
function rangeOf(
  { headers }: IncomingMessage,
  size: number,
  tag: string,
): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (!(first || last) || (headers['if-range'] ?? tag) !== tag) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(size, Number(last) + 1) : size;
  return start < end ? { start, end } : undefined;
}

/** The path of the request. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

function commonHeaders(
  status: number,
  path: string,
  type: string,
  configuration: EdgeConfiguration,
): OutgoingHttpHeaders {
  const ok = [200, 304].includes(status);
  const caching = ok ? assetCaching(path) : undefined;
  return {
    'cache-control': caching ?? (status === 503 ? 'no-store' : 'no-cache'),
    ...(status === 503 ? { 'retry-after': '30' } : {}),
    ...(ok && configuration.patterns.some((pattern) => isPattern(pattern) && matches(pattern, path))
      ? { link: canonicalLink(configuration.origin, path) }
      : {}),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(type.startsWith('text/html') ? documentHeaders(configuration) : {}),
  };
}

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

function encodingOf(file: string, accepted: string) {
  return ENCODINGS.find(
    ({ name, ending }) =>
      new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted) &&
      statSync(file + ending, { throwIfNoEntry: false }),
  );
}

function isKnown(tag: string, known: string | undefined): boolean {
  const tags = (known ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
