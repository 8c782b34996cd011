import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';

/** A name server that ends with the process, for which every name has these addresses; the result is its own. */
export async function nameServer(
  addresses: { A?: string; AAAA?: string },
  host = '127.0.0.1',
): Promise<string> {
  const socket = createSocket(host === '::1' ? 'udp6' : 'udp4').unref();
  socket.on('message', (message, { port, address }) => {
    const { id = 0, questions = [] } = decode(message);
    const [{ name = '', type = '' } = {}] = questions;
    const data = type === 'A' || type === 'AAAA' ? addresses[type] : undefined;
    const answers = data ? [{ type: type as 'A', name, ttl: 1, data }] : [];
    const answer = encode({ type: 'response', id, flags: 0x8180, questions, answers });
    socket.send(answer, port, address);
  });
  await once(socket.bind(0, host), 'listening');
  const { port } = socket.address();
  return host === '::1' ? `[${host}]:${port}` : `${host}:${port}`;
}
