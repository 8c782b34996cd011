import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { decode, encode } from 'dns-packet';

/** A name server that knows the names of a test, as Docker's knows those of its containers. */
export interface NameServer {
  /** As in `127.0.0.1:5300`. */
  address: string;
  /** Names that do not resolve now. */
  gone: Set<string>;
  stop(): Promise<void>;
}

/** Starts it: every name below `.site.test` is this machine. */
export function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  const gone = new Set<string>();
  socket.on('message', (message, from) => {
    const query = decode(message);
    const [question] = query.questions ?? [];
    const isKnown = question?.name.endsWith('.site.test') && !gone.has(question.name);
    const answers =
      question && isKnown && question.type === 'A'
        ? [{ type: 'A' as const, name: question.name, ttl: 1, data: '127.0.0.1' }]
        : [];
    const notFound = isKnown ? 0 : 3;
    const reply = encode({
      type: 'response',
      id: query.id ?? 0,
      flags: 0x8180 | notFound,
      questions: query.questions ?? [],
      answers,
    });
    socket.send(reply, from.port, from.address);
  });
  return new Promise((resolve) => {
    socket.bind(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo;
      const stop = () => new Promise<void>((done) => socket.close(() => done()));
      resolve({ address: `127.0.0.1:${port}`, gone, stop });
    });
  });
}
