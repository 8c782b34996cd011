import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';

export const MANIFEST = 'manifest.json';

/** A file of a release that is not of the build, called after its content. */
export interface DataFile {
  file: string;
  bytes: Buffer;
  sha256: string;
}

/** `name` is the file's path with `*` in the place of the hash: `data/*.html`. */
export function dataFile(name: string, text: string): DataFile {
  const bytes = Buffer.from(text);
  const sha256 = sha256Of(bytes);
  return { file: name.replace('*', sha256.slice(0, 16)), bytes, sha256 };
}

/** Reads the manifest of a build or release. */
export async function readManifest(folder: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
}

/** Puts a whole file in the place of another, unless that is the same. */
export async function replaceFile(target: string, bytes: Buffer): Promise<void> {
  const known = await readFile(target).catch(() => undefined);
  if (known?.equals(bytes)) return;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(`${target}.tmp`, bytes);
  await rename(`${target}.tmp`, target);
}
