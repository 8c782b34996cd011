import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A new empty folder, which goes with all temporary folders of the run. */
export const temporaryFolder = (name = 'site-') => mkdtempSync(join(tmpdir(), name));

/** Writes files below a folder. */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [string, string | Uint8Array]>,
): void {
  for (const [file, text] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
