import { sha256Of } from '@site/contract/sha256.ts';

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
