import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** Resolves names at one server: each time anew, because containers come back elsewhere. */
export function lookupAt(server: string): LookupFunction {
  const resolver = new Resolver({ timeout: 1000, tries: 1 });
  resolver.setServers([server]);
  return async (hostname, { all }, callback) => {
    const [four, six] = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    const found = [four, six].flatMap((answer, index) =>
      answer.status === 'fulfilled'
        ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
        : [],
    );
    const [first] = found;
    if (!first) callback(four.status === 'rejected' ? four.reason : null, '', 4);
    else if (all) callback(null, found);
    else callback(null, first.address, first.family);
  };
}
