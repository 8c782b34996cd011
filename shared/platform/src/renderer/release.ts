import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';

const MANIFEST = 'manifest.json';

/** The composer may still be downloading a release that was replaced meanwhile. */
const KEEP_RETIRED_MS = 60 * 60 * 1000;

/** A file of a release that is not of the build, called after its content. */
export interface DataFile {
  file: string;
  bytes: Buffer;
  sha256: string;
}

/** What a manifest says of it. */
export type ListedFile = Pick<DataFile, 'file' | 'sha256'> & { size: number };

/** `name` is the file's path with `*` in the place of the hash: `data/*.html`. */
export function dataFile(name: string, text: string): DataFile {
  const bytes = Buffer.from(text);
  const sha256 = sha256Of(bytes);
  return { file: name.replace('*', sha256.slice(0, 16)), bytes, sha256 };
}

/** The folder that a publisher serves. Releases replace each other there by their manifest alone. */
export class ReleaseFolder {
  private readonly folder: string;
  /** When the last release with a file was replaced; a file of an earlier process counts from its first sight. */
  private readonly retiredAt = new Map<string, number>();

  /** Puts the files of a build into a folder of its own; the manifest there stays as it is. */
  static async open(folder: string, buildFolder: string): Promise<ReleaseFolder> {
    const filter = (file: string) => basename(file) !== MANIFEST;
    await cp(buildFolder, folder, { recursive: true, filter });
    return new ReleaseFolder(folder);
  }

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Writes a file, unless it is there already, and whole. */
  async add({ file, bytes, sha256 }: DataFile): Promise<ListedFile> {
    const target = join(this.folder, file);
    const known = await readFile(target).catch(() => undefined);
    if (!known?.equals(bytes)) await replaceFile(target, bytes);
    return { file, size: bytes.length, sha256 };
  }

  /** Makes this the release that is published, and removes files that were retired long ago. */
  async publish(manifest: Manifest): Promise<void> {
    const target = join(this.folder, MANIFEST);
    const text = JSON.stringify(manifestSchema.parse(manifest));
    const known = await readFile(target, 'utf8').catch(() => '');
    if (text !== known) await replaceFile(target, Buffer.from(text));
    await this.collect(new Set([MANIFEST, ...Object.keys(manifest.files)]));
  }

  private async collect(needed: ReadonlySet<string>): Promise<void> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const now = performance.now();
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = relative(this.folder, join(entry.parentPath, entry.name));
      const retiredAt = this.retiredAt.get(file) ?? now;
      if (needed.has(file)) this.retiredAt.delete(file);
      else if (now - retiredAt < KEEP_RETIRED_MS) this.retiredAt.set(file, retiredAt);
      else {
        await rm(join(this.folder, file), { force: true });
        this.retiredAt.delete(file);
      }
    }
  }
}

/** Reads the manifest of a build or release. */
export async function readManifest(folder: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
}

/** Puts a whole file in the place of another. */
export async function replaceFile(target: string, bytes: Buffer): Promise<void> {
  const fresh = `${target}.tmp`;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(fresh, bytes);
  await rename(fresh, target);
}
