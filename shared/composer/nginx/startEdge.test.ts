import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['TRUSTED_PROXY', 'STATUS_ALLOW'])(
  '%s with anything but addresses ends the start and says what is expected',
  (variable) => {
    const folder = mkdtempSync(join(tmpdir(), 'edge-'));
    for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.300', '10.0.0.7;deny all']) {
      const { status, stderr } = spawnSync('sh', [join(import.meta.dirname, 'start-edge.sh')], {
        encoding: 'utf8',
        env: { ...process.env, PREFIX: folder, SITE: folder, [variable]: `127.0.0.1, ${wrong}` },
      });
      expect(status, wrong).toBe(1);
      expect(stderr).toContain(
        `${variable} holds "${wrong.split(' ')[0]}": addresses or ranges are expected`,
      );
    }
  },
);
