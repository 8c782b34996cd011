import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { join } from 'node:path';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** A published build, read file by file. */
export interface BuildSource {
  label: string;
  /** Reads a file whole. @throws Error saying why it was not got: status, size, time, network. */
  read(file: string, limits: Limits): Promise<Buffer>;
  /** Reads a file; returns `undefined` if its tag is still `tag`. */
  readChanged(file: string, limits: Limits, tag: string): Promise<Changed | undefined>;
}

export interface Limits {
  bytes: number;
  /** Longest time until the last byte, in milliseconds. */
  milliseconds: number;
  signal?: AbortSignal | undefined;
}

export interface Changed {
  body: Buffer;
  /** The publisher's ETag of the file; empty if there is none. */
  tag: string;
}

/** Opens a build by its address or its folder. */
export function openSource(location: string): BuildSource {
  const isServed = /^https?:\/\//.test(location);
  // A query, as of a signature, stays at the end of each address.
  const [folder = '', query = ''] = isServed ? location.split(/(?=\?)/, 2) : [location];
  const label = isServed ? folder.replace(/\/$/, '') : folder;
  const readChanged: BuildSource['readChanged'] = (file, limits, tag) =>
    isServed
      ? request(new URL(`${label}/${file}${query}`), file, limits, tag)
      : readFrom(label, file, limits);
  return {
    label,
    readChanged,
    async read(file, limits) {
      const answer = await readChanged(file, limits, '');
      if (!answer) throw new Error(`${file} is not there`);
      return answer.body;
    },
  };
}

async function readFrom(folder: string, file: string, limits: Limits): Promise<Changed> {
  const body = await readFile(join(folder, file), { signal: limits.signal });
  if (body.length > limits.bytes) throw new Error(`${file} is larger than ${limits.bytes} bytes`);
  return { body, tag: '' };
}

/** For servers that compress although the request accepts only `identity`. */
const DECODERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);
/** `aws-chunked` stays on what object storage sends unchunked. */
const NO_ENCODING = /\b(aws-chunked|identity)\b|[\s,]/g;

/**
 * Follows no redirect, and returns only a body that arrives whole within size and time. The server may close a kept
 * connection at the moment of its reuse: then the request is sent once more.
 */
async function request(
  url: URL,
  file: string,
  limits: Limits,
  tag: string,
  isRepeated = false,
): Promise<Changed | undefined> {
  const { bytes, milliseconds, signal } = limits;
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const headers = { 'accept-encoding': 'identity', ...(tag ? { 'if-none-match': tag } : {}) };
  const late = AbortSignal.timeout(Math.ceil(milliseconds));
  const ending = AbortSignal.any(signal ? [late, signal] : [late]);
  const sent = get(url, { headers, signal: ending });
  // 101 Switching Protocols is neither an answer nor an error: the request comes to its end.
  const ended = once(sent, 'close').catch(() => []);
  let response: IncomingMessage | undefined;
  try {
    [response] = await Promise.race([once(sent, 'response'), ended]);
    if (!response) throw new Error(`${file} came to an end without an answer`);
    if (response.statusCode === 304 && tag) return undefined;
    if (response.statusCode !== 200)
      throw new Error(`${file} answered with status ${response.statusCode}`);
    return { body: await collect(response, file, bytes), tag: response.headers.etag ?? '' };
  } catch (error) {
    if (late.aborted) throw new Error(`${file} did not come within ${milliseconds} ms`);
    if (sent.reusedSocket && !response && !isRepeated && !ending.aborted)
      return request(url, file, limits, tag, true);
    throw error;
  } finally {
    sent.destroy();
  }
}

async function collect(response: IncomingMessage, file: string, bytes: number): Promise<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? '').toLowerCase();
  const name = encoding.replace(NO_ENCODING, '');
  const decode = DECODERS.get(name);
  if (name && !decode) throw new Error(`${file} came with Content-Encoding: ${encoding}`);
  const chunks: Buffer[] = [];
  let size = 0;
  const add = async (coming: AsyncIterable<Buffer>) => {
    for await (const chunk of coming) {
      size += chunk.length;
      if (size > bytes) throw new Error(`${file} is larger than ${bytes} bytes`);
      chunks.push(chunk);
    }
  };
  await (decode ? pipeline(response, decode(), add) : pipeline(response, add));
  if (!response.complete) throw new Error(`${file} was cut off after ${size} bytes`);
  return Buffer.concat(chunks);
}
