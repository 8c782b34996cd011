import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';

/** A name server that ends with the process, for which every name has this address; the result is its own. */
export async function nameServer({ A }: { A: string }): Promise<string> {
  const socket = createSocket('udp4').unref();
  socket.on('message', (message, { port, address }) => {
    const { id = 0, questions = [] } = decode(message);
    const [{ name = '', type = '' } = {}] = questions;
    const answers = type === 'A' ? [{ type, name, ttl: 1, data: A } as const] : [];
    const answer = encode({ type: 'response', id, flags: 0x8180, questions, answers });
    socket.send(answer, port, address);
  });
  await once(socket.bind(0, '127.0.0.1'), 'listening');
  return `127.0.0.1:${socket.address().port}`;
}
