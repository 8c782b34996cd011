import { Resolver } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Resolves names at one server: each time anew, because containers come back elsewhere. */
export function lookupAt(server: string): LookupFunction {
  const resolver = new Resolver({ timeout: 1000, tries: 1 });
  resolver.setServers([server]);
  return (hostname, options, callback) => {
    resolver.resolve4(hostname, (error, [address = ''] = []) => {
      if (error) callback(error, '', 4);
      else if (options.all) callback(null, [{ address, family: 4 }]);
      else callback(null, address, 4);
    });
  };
}
