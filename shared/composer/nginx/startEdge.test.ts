import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
