import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';
import { readIfThere } from '@site/contract/readStored.ts';

/** What a build or release says of itself. */
export const MANIFEST = 'manifest.json';

export function readManifest(folder: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
}

/** Replaces a file at once by a rename, unless its content is the same. */
export function replaceFile(target: string, content: Buffer | string): void {
  const bytes = Buffer.from(content);
  if (readIfThere(target)?.equals(bytes)) return;
  mkdirSync(dirname(target), { recursive: true });
  // Two builds may write the file at the same time: each has its own unfinished file.
  const unfinished = `${target}.${process.pid}.tmp`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, target);
}

/**
 * The files below a folder, by their paths in it, sorted; not what editors and systems leave behind (`.#Page.tsx`).
 * @throws UserError where the folder is missing, as on a branch without it.
 */
export function filesIn(folder: string): string[] {
  const find = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false });
  if (!find('')) throw new UserError(`${folder} is not there.`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(?:^|[/\\])\./.test(name) && find(name)?.isFile())
    .sort();
}
