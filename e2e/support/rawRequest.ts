import { connect } from 'node:net';

/** An answer as it came over the line. */
export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  /** Names in small letters. */
  headers: Map<string, string>;
  body: string;
}

/**
 * Sends a request line that no client library would, and reads the answer to its end.
 * `target` goes out byte by byte, as Latin-1.
 */
export function rawRequest(
  address: string,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(address);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => resolve(parse(Buffer.concat(chunks).toString('latin1'))));
    socket.write(Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, 'latin1'));
  });
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((entry): [string, string] => {
      const at = entry.indexOf(':');
      return [entry.slice(0, at).toLowerCase(), entry.slice(at + 1).trim()];
    }),
  );
  return { status: Number(line.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}
