import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { lockFolder } from '@site/supabase/embedded/lock.ts';
import { expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { RUN_FOLDER } from './edge.ts';

/** A port that was free a moment ago, with nine more behind it most likely. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return String(typeof address === 'object' && address ? address.port : 0);
}

test.skipIf(spawnSync('nginx', ['-v']).error)(
  'a second `npm run edge` in a checkout is refused, and leaves the files of the first alone',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'edge-'));
    const unlock = lockFolder(data);
    const file = join(RUN_FOLDER, 'of-the-first');
    mkdirSync(RUN_FOLDER, { recursive: true });
    writeFileSync(file, '');
    const [PORT, PUBLISHERS_PORT, BACKEND_PORT] = await Promise.all([
      freePort(),
      freePort(),
      freePort(),
    ]);
    const second = spawn(process.execPath, [join(ROOT, 'shared/platform/src/commands/edge.ts')], {
      cwd: ROOT,
      env: { ...process.env, DATA_FOLDER: data, PORT, PUBLISHERS_PORT, BACKEND_PORT },
    });
    const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
    expect(said).toContain('is in use by another process');
    expect(code).toBe(1);
    expect(existsSync(file)).toBe(true);
    rmSync(file);
    unlock();
  },
  60_000,
);
