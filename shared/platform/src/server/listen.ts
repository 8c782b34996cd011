import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { UserError } from '@site/composer/base/errors.ts';

/** Ask a process to end. */
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** @throws UserError where a port cannot be used, with another `PORT`, which moves the ports behind it as well. */
export async function assertFree(port: number): Promise<void> {
  const refuse = (why: string, other: number) => {
    throw new UserError(`Port ${port} ${why}. Take another: PORT=${port + other}.`);
  };
  await using probe = createProbe((socket) => socket.destroy()).listen(port);
  await once(probe, 'listening').catch(({ code }) =>
    code === 'EACCES' ? refuse('needs rights that this user has not', 8000) : refuse('is taken', 1),
  );
  // As browsers, `fetch` asks no port of another protocol (4190, 6000).
  const { cause } = await fetch(`http://127.0.0.1:${port}`).catch((error) => error);
  if (cause?.message === 'bad port') refuse('is one that browsers refuse', 10);
}

/** Serves requests on a port, 0 for any that is free; resolves when it listens. */
export async function listen(port: number, fetch: Parameters<typeof getRequestListener>[0]) {
  const server = createServer(getRequestListener(fetch)).listen(port);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Resolves when the process is to end. On one Ctrl-C it gets several signals: from npm, `run.mjs` and the terminal. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of END_SIGNALS) process.on(signal, () => resolve());
  });
}
