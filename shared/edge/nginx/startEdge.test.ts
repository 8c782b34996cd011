import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';

/** What a script makes of an environment, with an nginx that ends at once. */
function start(script: string, changes: Record<string, string>) {
  const folder = temporaryFolder("edge's & #");
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/nginx'), '#!/bin/sh\n', { mode: 0o755 });
  const { status, stderr } = spawnSync('sh', [resolve(import.meta.dirname, script)], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: join(folder, 'bin') + delimiter + process.env.PATH,
      ...{ PREFIX: folder, SITE: folder, NAME: 'shell', ROOT: folder, ...changes },
    },
  });
  const file = join(folder, 'conf.d/server.conf');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { status, stderr, written, folder };
}

test.each([
  ['start-edge.sh', { TRUSTED_PROXY: '10.0.0.7;deny all' }],
  ['start-edge.sh', { BACKEND: 'postgrest:3000' }],
  ['start-publisher.sh', { PORT: '80a' }],
  ['start-publisher.sh', { NAME: 'a b' }],
])('%s with %o ends before it writes anything', (script, changes) => {
  const { status, stderr, written } = start(script, changes);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^[A-Z_]+ is ".*": expected .+\.\n$/);
  expect(written).toBe('');
});

test.each([
  ['nameserver 10.0.0.1\n', '10.0.0.1'],
  ['# nameserver 9.9.9.9\n\tnameserver\t10.0.0.2\n', '10.0.0.2'],
  ['nameserver 10.0.0.3 # of the office\n', '10.0.0.3'],
  ['nameserver 10.0.0.4 \r\nnameserver 10.0.0.5\r\n', '10.0.0.4'],
  ['nameserver fe80::1%eth0\n', '[fe80::1]'],
  ['search example\n', '127.0.0.1'],
])('of the name servers in %j the edge asks %s', (text, address) => {
  const file = join(temporaryFolder(), 'resolv.conf');
  writeFileSync(file, text);
  const { written, stderr } = start('start-edge.sh', { RESOLV_CONF: file, RESOLVER: '' });
  expect(written).toContain(`resolver ${address} valid`);
  expect(stderr.includes('no name server in')).toBe(address === '127.0.0.1');
});

test.each([
  ['http://postgrest:3000', 'http://postgrest:3000/jobs', false],
  ['https://a.example/rest/v1/', 'https://a.example/rest/v1/jobs', true],
])('tables are read below %s, with or without its last slash', (BACKEND, address, isSecure) => {
  const { written } = start('start-edge.sh', { BACKEND });
  expect(written).toContain(`set $backend ${address};`);
  expect(written.includes('proxy_ssl_verify on;')).toBe(isSecure);
  expect(written.includes('proxy_ssl_server_name on;')).toBe(isSecure);
});

test.each(['start-edge.sh', 'start-publisher.sh'])(
  '%s holds no path, listens to IPv6, and asks for its addresses, where the kernel has it alone',
  (script) => {
    const { written, folder } = start(script, { ACCESS_LOG: '/dev/stdout' });
    expect(written).toContain('site');
    expect(written).not.toContain(folder);
    expect(written).not.toContain('/dev/');
    expect(readlinkSync(join(folder, 'site'))).toBe(folder);
    const configurationWith = (IF_INET6: string) => start(script, { IF_INET6 }).written;
    const both = configurationWith(import.meta.filename);
    expect(both).toContain('listen [::]:8080');
    expect(both).not.toContain('ipv6=off');
    const one = configurationWith('/nowhere');
    expect(one).toContain('listen 8080');
    expect(one).not.toContain('[::]');
    expect(one.includes('ipv6=off')).toBe(script === 'start-edge.sh');
  },
);

test('the scripts of a checkout of Windows start, whatever umask it was made with', () => {
  const folder = temporaryFolder("R&D d'água #1");
  const checkout = 'umask 077 && git -c core.autocrlf=true checkout-index --all --prefix="$0/"';
  const cwd = join(import.meta.dirname, '../../..');
  expect(spawnSync('sh', ['-c', checkout, folder], { cwd }).status).toBe(0);
  for (const script of ['start-edge.sh', 'start-publisher.sh'])
    expect(start(join(folder, 'shared/edge/nginx', script), {})).toMatchObject({
      ...{ status: 0, stderr: '' },
      written: expect.stringContaining('listen 8080'),
    });
  // Of all that images hold.
  const { stdout } = spawnSync('grep', ['-rlI', '\r$', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
});
