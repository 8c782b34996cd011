import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { lockFolder } from '@site/supabase/embedded/lock.ts';
import { expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { assertFree } from '../server/listen.ts';
import { RUN_FOLDER } from './edge.ts';

/** The first of twelve free ports, below those that a system gives to connections. */
async function freePorts(): Promise<number> {
  const first = 10_000 + 12 * Math.floor(Math.random() * 1500);
  const asked = Array.from({ length: 12 }, (_, at) => assertFree(first + at));
  return Promise.all(asked).then(() => first, freePorts);
}

test.skipIf(spawnSync('nginx', ['-v']).error)(
  'a second `npm run edge` in a checkout is refused, and leaves the files of the first alone',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'edge-'));
    const unlock = lockFolder(data);
    const file = join(RUN_FOLDER, 'of-the-first');
    mkdirSync(RUN_FOLDER, { recursive: true });
    writeFileSync(file, '');
    const first = await freePorts();
    const [PORT, BACKEND_PORT, PUBLISHERS_PORT] = [first, first + 1, first + 2].map(String);
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
