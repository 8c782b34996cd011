import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1_000_000_000;

/** The temporary folders of a run lie in one, which goes with it; in memory where there is room, as a disk may be busy. */
export default function setup() {
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'ipe-tests-'));
  // Postgres runs as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
}
