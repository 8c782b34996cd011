import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { messageOf } from '../base/errors.ts';
import { TYPES } from '../base/fileTypes.ts';
import { EDGE_FILES, edgeConfigurationSchema } from '../site/edgeMaps.ts';
import { readStored } from '../store/disk.ts';
import { type Answer, answerTo } from './answers.ts';
import { edgeHeaders } from './edgeHeaders.ts';

export interface SiteServerOptions {
  /** 0 for any that is free. */
  port: number;
  /** The composer's output. */
  site: string;
  /** Answers `/rest/v1/*`. */
  backend(request: Request): Promise<Response>;
}

export interface SiteServer {
  port: number;
  close(): Promise<void>;
}

/** Serves the composed site and its backend, from Node, as the edge does. */
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
  const { method = 'GET', url = '/', headers } = request;
  const target = url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const [raw = '', query = ''] = target.split(/[?#](.*)/s);
  const path = decodePath(raw);
  const [, name = ''] =
    /(?:^|; *)preview=(mf-[a-z0-9-]+\.[0-9a-f]+(?:\.[0-9a-z]+)?)(?:;|$)/.exec(
      headers.cookie ?? '',
    ) ?? [];
  const stored = readStored(edgeConfigurationSchema, site, EDGE_FILES.json);
  const configuration = stored ?? { redirects: {}, patterns: [], origin: '', monitor: '' };
  const asked = { method, target, path, query, preview: `/preview/${name || 'none'}` };
  const answer = answerTo(asked, site, configuration);
  const reply: Reply = (status, type, own, body) => {
    const about = { target, path, status, type, isPreview: name !== '', configuration };
    const added = edgeHeaders(about, headers['x-forwarded-proto'] === 'https');
    const typed = status === 304 ? {} : { 'content-type': type };
    // Node sends no body to HEAD.
    response.writeHead(status, { ...own, ...typed, ...added }).end(body);
  };
  if ('file' in answer) sendFile(join(site, answer.file), answer.status, headers, reply);
  else if ('isBackend' in answer)
    await ask(backend, new URL(url, 'http://localhost'), method, reply);
  else sendText(answer, reply);
}

type Reply = (
  status: number,
  type: string,
  headers: Record<string, string | number>,
  body?: string | Buffer,
) => void;

function sendText(answer: Exclude<Answer, { file: string } | { isBackend: true }>, reply: Reply) {
  const { text, type } = 'text' in answer ? answer : { text: '', type: 'text/html' };
  const headers = 'location' in answer ? { location: answer.location } : {};
  reply(answer.status, `${type}; charset=utf-8`, { ...headers }, text);
}

async function ask(backend: SiteServerOptions['backend'], url: URL, method: string, reply: Reply) {
  try {
    const found = await backend(new Request(url, { method }));
    const body = Buffer.from(await found.arrayBuffer());
    const { 'set-cookie': _, ...headers } = Object.fromEntries(found.headers);
    const type = found.headers.get('content-type') ?? '';
    reply(found.status, type, { ...headers, 'content-length': body.length }, body);
  } catch {
    const message = 'O banco de dados não respondeu. Tente de novo em instantes.';
    reply(503, 'application/json; charset=utf-8', {}, JSON.stringify({ message }));
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

const ENCODINGS = { br: '.br', gzip: '.gz' };

function sendFile(
  file: string,
  status: number,
  {
    range = '',
    'if-range': ifRange,
    'if-none-match': known = '',
    ...headers
  }: IncomingMessage['headers'],
  reply: Reply,
): void {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const encoding = Object.entries(ENCODINGS).find(
    ([name, ending]) =>
      new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(
        String(headers['accept-encoding']),
      ) && existsSync(file + ending),
  );
  const sent = file + (encoding?.[1] ?? '');
  const { size, mtimeMs } = statSync(sent);
  const etag = `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
  const isVideo = /\.(mp4|webm)$/.test(file);
  const own = {
    etag,
    ...(existsSync(`${file}.gz`) && { vary: 'Accept-Encoding' }),
    ...(isVideo && { 'accept-ranges': 'bytes' }),
  };
  const tags = known.split(',').map((part) => part.trim().replace(/^W\//, ''));
  if (status === 200 && (tags.includes(etag) || tags.includes('*'))) {
    reply(304, type, own);
    return;
  }
  // One part of a video; another request gets the whole file.
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(size, Number(last) + 1) : size;
  const isPart = isVideo && (first || last) && (ifRange ?? etag) === etag && start < end;
  const body = readFileSync(sent);
  if (isPart) {
    const part = {
      'content-range': `bytes ${start}-${end - 1}/${size}`,
      'content-length': end - start,
    };
    reply(206, type, { ...own, ...part }, body.subarray(start, end));
    return;
  }
  const encoded = encoding ? { 'content-encoding': encoding[0] } : {};
  reply(status, type, { ...own, ...encoded, 'content-length': size }, body);
}
