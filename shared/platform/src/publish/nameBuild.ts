import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '@site/contract/sha256.ts';
import { UNNAMED_BUILD } from '../bundling/fingerprint.ts';
import { filesIn } from '../project/buildFiles.ts';

/**
 * Names a finished build after its files, and writes the name where `UNNAMED_BUILD` stands: in documents, and in the
 * entry's file name. Equal builds have equal names, whatever went in: another lock file, or another team's
 * commit, that changes no file is no new build. The code of the app's renderer, if any, lies in `renderer`.
 * Returns the name.
 */
export function nameBuild(folder: string, renderer?: string): string {
  const files = filesIn(folder);
  const sums = [folder, ...(renderer ? [renderer] : [])].flatMap((from) =>
    filesIn(from)
      .filter((file) => !file.endsWith('.map'))
      .sort()
      .map((file) => [file, sha256Of(readFileSync(join(from, file)))]),
  );
  const build = sha256Of(JSON.stringify(sums)).slice(0, 12);
  for (const file of files) {
    const path = join(folder, file);
    if (/\.html$/.test(file)) {
      const text = readFileSync(path, 'utf8');
      if (text.includes(UNNAMED_BUILD)) writeFileSync(path, text.replaceAll(UNNAMED_BUILD, build));
    }
    if (file.includes(UNNAMED_BUILD)) renameSync(path, path.replace(UNNAMED_BUILD, build));
  }
  return build;
}
