import { createSocket } from 'node:dgram';
import { decode, encode } from 'dns-packet';

/** A name server on this machine. */
export interface NameServer {
  /** As in `127.0.0.1:5300`. */
  address: string;
  stop(): Promise<void>;
}

/** Starts a name server that answers with what `addressOf` says of a name, if it says anything. */
export function startNameServer(
  addressOf: (name: string) => string | undefined,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const query = decode(message);
    const [question] = query.questions ?? [];
    const data = question && addressOf(question.name);
    const reply = encode({
      type: 'response',
      id: query.id ?? 0,
      flags: 0x8180 | (data ? 0 : 3),
      questions: query.questions ?? [],
      answers:
        question?.type === 'A' && data
          ? [{ type: 'A' as const, name: question.name, ttl: 1, data }]
          : [],
    });
    socket.send(reply, from.port, from.address);
  });
  return new Promise((resolve) => {
    socket.bind(0, '127.0.0.1', () => {
      const stop = () => new Promise<void>((done) => socket.close(() => done()));
      resolve({ address: `127.0.0.1:${socket.address().port}`, stop });
    });
  });
}
