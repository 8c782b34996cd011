import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { serve } from '@hono/node-server';
import { UserError } from '@site/composer/base/errors.ts';
import * as z from 'zod';

/** Handles web requests: a Hono app, or the backend. */
type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * Reads a port from the environment.
 * @throws UserError when it is not a number from 1 to 65535.
 */
export function readPort(name: string, fallback: number): number {
  const parsed = z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .safeParse(process.env[name] || fallback);
  if (parsed.success) return parsed.data;
  throw new UserError(
    `${name} is ${JSON.stringify(process.env[name])}: a port from 1 to 65535 is expected.`,
  );
}

/** @throws UserError when something else listens there already. */
export async function assertFree(port: number, variable = 'PORT'): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', () =>
      reject(
        new UserError(
          `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 1}.`,
        ),
      ),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

/** Serves requests on a port; resolves when it listens, with how to stop at once. */
export function listen(port: number, fetch: Fetch): Promise<{ close(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port }, () => resolve({ close: () => close(server) }));
    server.once('error', reject);
  });
}

function close(server: ReturnType<typeof serve>): Promise<void> {
  if ('closeAllConnections' in server) (server as Server).closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Resolves at SIGINT or SIGTERM. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
