import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The temporary folders of a run lie in one, which goes with it: a run left some 220 behind. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'ipe-tests-'));
  // Postgres runs as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
