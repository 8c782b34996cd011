import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';

const WRONG_ADDRESSES = ['proxy.example', '10.0.0.0/33', '10.0.0.300', '10.0.0.7;deny all'];
const ADDRESSES = ['127.0.0.1, ', WRONG_ADDRESSES, 'addresses or ranges are expected'] as const;

test.each([
  ['TRUSTED_PROXY', ...ADDRESSES],
  ['STATUS_ALLOW', ...ADDRESSES],
  ['WORKERS', '', ['0', 'two', '2;', '-1'], 'a number from 1 on is expected'],
])(
  '%s with anything else ends the start and says what is expected',
  (variable, start, all, why) => {
    const folder = mkdtempSync(join(tmpdir(), 'edge-'));
    for (const wrong of all) {
      const { status, stderr } = spawnSync('sh', [join(import.meta.dirname, 'start-edge.sh')], {
        encoding: 'utf8',
        env: { ...process.env, PREFIX: folder, SITE: folder, [variable]: start + wrong },
      });
      expect(status, wrong).toBe(1);
      expect(stderr).toContain(`${variable} holds "${wrong.split(' ')[0]}": ${why}`);
    }
  },
);

test.each(['start-edge.sh', 'start-publisher.sh'])(
  '%s listens to IPv6, and asks for its addresses, where the kernel has it alone',
  (script) => {
    const folder = mkdtempSync(join(tmpdir(), 'edge-'));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/nginx'), '#!/bin/sh\n', { mode: 0o755 });
    const configurationWith = (IF_INET6: string) => {
      spawnSync('sh', [join(import.meta.dirname, script)], {
        env: {
          ...process.env,
          PATH: join(folder, 'bin') + delimiter + process.env.PATH,
          ...{ PREFIX: folder, SITE: folder, NAME: 'shell', ROOT: folder, IF_INET6 },
        },
      });
      return readFileSync(join(folder, 'conf.d/server.conf'), 'utf8');
    };
    const both = configurationWith(import.meta.filename);
    expect(both).toContain('listen [::]:8080');
    expect(both).not.toContain('ipv6=off');
    const one = configurationWith(join(folder, 'nowhere'));
    expect(one).toContain('listen 8080');
    expect(one).not.toContain('[::]');
    expect(one.includes('ipv6=off')).toBe(script === 'start-edge.sh');
  },
);
