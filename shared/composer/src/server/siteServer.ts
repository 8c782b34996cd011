import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { extname, join, posix } from 'node:path';
import { messageOf } from '../base/errors.ts';
import { TYPES } from '../base/fileTypes.ts';
import { EDGE_FILES } from '../site/edgeMaps.ts';
import { readIfThere } from '../store/disk.ts';
import { type Answer, answerTo } from './answer.ts';
import { expand, parseConfiguration, type Variables, variablesOf } from './nginxConfiguration.ts';

const EDGE = parseConfiguration(
  readFileSync(join(import.meta.dirname, '../../nginx/edge.conf.template'), 'utf8'),
);
const SERVER = EDGE.find(({ name }) => name === 'server')?.block ?? [];

export interface SiteServerOptions {
  /** 0 for any that is free. */
  port: number;
  /** The composer's output. */
  site: string;
  /** Answers `/rest/v1/*`. */
  backend(request: Request): Promise<Response>;
}

/** One request on its way to its answer. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The variables that nginx has of it, and what `map` makes of them. */
  given: Record<string, string>;
  variables: Variables;
}

export interface SiteServer {
  port: number;
  close(): Promise<void>;
}

/** Serves the composed site and its backend: what the edge's configuration says, from Node. */
export async function serveSite(options: SiteServerOptions): Promise<SiteServer> {
  const server = createServer((request, response) => {
    handle(request, response, options).catch((error) => {
      // Without the address and the path that stand behind the comma.
      console.error(`✗ ${messageOf(error).split(',', 1)}`);
      response.destroy();
    });
  });
  await once(server.listen(options.port), 'listening');
  const listening = server.address();
  return {
    port: typeof listening === 'object' && listening ? listening.port : options.port,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { site, backend }: SiteServerOptions,
): Promise<void> {
  const maps = parseConfiguration(String(readIfThere(join(site, EDGE_FILES.maps)) ?? ''));
  const given = variablesIn(request, site);
  const variables = variablesOf([...maps, ...EDGE], given);
  const exchange = { request, response, given, variables };
  const answer = given.uri
    ? answerTo(SERVER, variables)
    : { status: 400, text: 'Bad request\n', type: 'text/plain' };
  if (!('failed' in answer)) {
    send(answer, exchange);
    return;
  }
  const { method = 'GET', url = '/' } = request;
  try {
    const found = await backend(new Request(new URL(url, 'http://localhost'), { method }));
    const body = Buffer.from(await found.arrayBuffer());
    const { 'set-cookie': _, ...headers } = Object.fromEntries(found.headers);
    const type = found.headers.get('content-type') ?? '';
    reply(exchange, found.status, type, { ...headers, 'content-length': body.length }, body);
  } catch {
    send(answer.failed, exchange);
  }
}

function variablesIn({ method = 'GET', url = '/', headers }: IncomingMessage, site: string) {
  const target = url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const [path = '', args = ''] = target.split(/[?#](.*)/s);
  return {
    SITE: site,
    document_root: site,
    request_method: method,
    request_uri: target,
    uri: decodePath(path),
    args,
    is_args: args && '?',
    cookie_preview: /(?:^|; *)preview=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? '',
    http_x_forwarded_proto: String(headers['x-forwarded-proto'] ?? ''),
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

/** Sends an answer with the headers that the edge adds. */
function reply(
  { response, given, variables }: Exchange,
  status: number,
  type: string,
  headers: OutgoingHttpHeaders,
  body?: string | Buffer,
): void {
  Object.assign(given, { status: String(status), sent_http_content_type: type });
  const added = SERVER.filter(({ name }) => name === 'add_header')
    .map(({ words: [name = '', value = ''] }) => [name.toLowerCase(), expand(value, variables)])
    .filter(([, value]) => value);
  const own = status === 304 ? {} : { 'content-type': type };
  // Node sends no body to HEAD.
  response.writeHead(status, { ...headers, ...own, ...Object.fromEntries(added) }).end(body);
}

function send(answer: Answer, exchange: Exchange): void {
  if ('file' in answer) {
    sendFile(answer.file, answer, exchange);
    return;
  }
  const { text = '', type = 'text/html' } = 'text' in answer ? answer : {};
  const headers = 'location' in answer ? { location: answer.location } : {};
  reply(exchange, answer.status, `${type}; charset=utf-8`, headers, text);
}

function sendFile(
  file: string,
  { status, hasRanges }: { status: number; hasRanges: boolean },
  exchange: Exchange,
): void {
  const { headers: asked } = exchange.request;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const encoding = encodingOf(file, String(asked['accept-encoding'] ?? ''));
  const sent = file + (encoding?.ending ?? '');
  const { size, mtimeMs } = statSync(sent);
  const etag = `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
  const headers: OutgoingHttpHeaders = {
    etag,
    ...(existsSync(`${file}.gz`) ? { vary: 'Accept-Encoding' } : {}),
    ...(hasRanges ? { 'accept-ranges': 'bytes' } : {}),
  };
  if (status === 200 && isKnown(etag, asked['if-none-match'])) {
    reply(exchange, 304, type, headers);
    return;
  }
  const part = hasRanges ? rangeOf(asked, size, etag) : undefined;
  const { start, end } = part ?? { start: 0, end: size };
  headers['content-length'] = end - start;
  if (part) headers['content-range'] = `bytes ${start}-${end - 1}/${size}`;
  if (encoding) headers['content-encoding'] = encoding.name;
  reply(exchange, part ? 206 : status, type, headers, readFileSync(sent).subarray(start, end));
}

/** The one part of a file that is asked for; nothing for another request: it gets the whole file. */
function rangeOf(
  { range = '', 'if-range': known }: IncomingMessage['headers'],
  size: number,
  etag: string,
): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (!(first || last) || (known ?? etag) !== etag) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(size, Number(last) + 1) : size;
  return start < end ? { start, end } : undefined;
}

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

function encodingOf(file: string, accepted: string) {
  return ENCODINGS.find(
    ({ name, ending }) =>
      new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted) &&
      existsSync(file + ending),
  );
}

function isKnown(tag: string, known: string | undefined): boolean {
  const tags = (known ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
