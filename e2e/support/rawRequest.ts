import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** An answer as it came over the line. */
export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  /** Names in small letters. */
  headers: Map<string, string>;
  /** Byte by byte, as Latin-1. */
  body: string;
}

/** Requests a target as it is written, which `fetch` would tidy up first, on a connection of its own. */
export async function rawRequest(
  address: string,
  target: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const asked = request({ ...options, hostname, port, path: target, agent: false });
  const answered: Promise<IncomingMessage[]> = once(asked.end(), 'response');
  const [response] = await answered.catch(() => []);
  const headers = Object.entries(response?.headers ?? {});
  return {
    status: response?.statusCode ?? 0,
    headers: new Map(headers.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat((await response?.toArray()) ?? []).toString('latin1'),
  };
}
