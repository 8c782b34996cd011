import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { nameServer } from '../testing/nameServer.ts';
import { lookupAt, openSource } from './source.ts';

test.each([
  ['over IPv4 alone', { A: '127.0.0.1' }, '127.0.0.1', '127.0.0.1'],
  ['over IPv6 alone', { AAAA: '::1' }, '::1', '127.0.0.1'],
  ['over IPv6, by a name server that is reached over IPv6', { AAAA: '::1' }, '::1', '::1'],
  ['over both, and listens on one', { A: '127.0.0.1', AAAA: '::1' }, '::1', '127.0.0.1'],
])(
  'a publisher that is reached %s is found, by its name and its address of IPv6',
  async (_, addresses, host, resolver) => {
    const server = createServer((_request, response) => response.end('x')).unref();
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    const { port } = server.address() as AddressInfo;
    const lookup = lookupAt(await nameServer(addresses, resolver));
    for (const name of ['publisher.site.test', ...(host === '::1' ? ['[::1]'] : [])]) {
      const source = openSource(`http://${name}:${port}/mf-x`, lookup);
      const read = await source.read('a.js', { bytes: 10, milliseconds: 60_000 });
      expect(read.toString(), name).toBe('x');
    }
  },
);

test('a name that has no address says so', async () => {
  const source = openSource('http://nobody.site.test:1/mf-x', lookupAt(await nameServer({})));
  const reading = source.read('a.js', { bytes: 10, milliseconds: 60_000 });
  await expect(reading).rejects.toThrow('ENODATA nobody.site.test');
});

test('a name of the machine’s own list is not asked for', async () => {
  const hosts = join(temporaryFolder(), 'hosts');
  writeFileSync(hosts, '127.0.0.1 localhost\n127.0.0.7\tpublisher other # ours\n');
  const lookup = lookupAt('127.0.0.1:9', hosts);
  const found = await new Promise((resolve) =>
    lookup('other', {}, (_error, address) => resolve(address)),
  );
  expect(found).toBe('127.0.0.7');
});
