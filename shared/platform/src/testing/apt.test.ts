import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test, vi } from 'vitest';
import { installByApt } from './apt.ts';

const folder = temporaryFolder();
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

/** An apt whose lists another apt holds for the first two calls. */
function writeApt(): void {
  const script = `#!/bin/sh
echo "$@" >> ${folder}/calls
if [ "$1" = update ] && [ "$(wc -l < ${folder}/calls)" -lt 3 ]; then
  echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)" >&2
  exit 100
fi`;
  for (const [name, text] of [
    ['apt-get', script],
    ['sudo', '#!/bin/sh\nshift; exec "$@"'],
  ] as const) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
}

test('a package is installed once another apt has let go of its lists and its packages', async () => {
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  writeApt();
  await installByApt('nginx', async () => {});
  expect(calls()).toEqual([
    'update',
    'update',
    'update',
    '-o DPkg::Lock::Timeout=300 install -y --no-install-recommends nginx',
  ]);
  vi.unstubAllEnvs();
});
