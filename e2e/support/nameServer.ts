import * as server from '@site/platform/testing/nameServer.ts';

/** A name server that knows the names of a test, as Docker's knows those of its containers. */
export interface NameServer extends server.NameServer {
  /** Names that do not resolve now. */
  gone: Set<string>;
}

/** Starts it: every name below `.site.test` is this machine. */
export async function startNameServer(): Promise<NameServer> {
  const gone = new Set<string>();
  const addressOf = (name: string) =>
    name.endsWith('.site.test') && !gone.has(name) ? '127.0.0.1' : undefined;
  return { ...(await server.startNameServer(addressOf)), gone };
}
