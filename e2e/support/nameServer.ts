import { createSocket } from 'node:dgram';
import { decode, encode } from 'dns-packet';

/** A name server that knows the names of a test, as Docker's knows those of its containers. */
export interface NameServer {
  /** As in `127.0.0.1:5300`. */
  address: string;
  /** Names that do not resolve now. */
  gone: Set<string>;
  /** Names that get no answer at all, as Docker's server gives none for a stopped container. */
  silent: Set<string>;
  stop(): Promise<void>;
}

/** Starts it: every name below `.site.test` is this machine. */
export function startNameServer(): Promise<NameServer> {
  const gone = new Set<string>();
  const silent = new Set<string>();
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const query = decode(message);
    const [question] = query.questions ?? [];
    const name = question?.name ?? '';
    if (silent.has(name)) return;
    const isKnown = name.endsWith('.site.test') && !gone.has(name);
    const reply = encode({
      type: 'response',
      id: query.id ?? 0,
      flags: 0x8180 | (isKnown ? 0 : 3),
      questions: query.questions ?? [],
      answers:
        isKnown && question?.type === 'A' ? [{ type: 'A', name, ttl: 1, data: '127.0.0.1' }] : [],
    });
    socket.send(reply, from.port, from.address);
  });
  return new Promise((resolve) => {
    socket.bind(0, '127.0.0.1', () => {
      const stop = () => new Promise<void>((done) => socket.close(() => done()));
      resolve({ address: `127.0.0.1:${socket.address().port}`, gone, silent, stop });
    });
  });
}
