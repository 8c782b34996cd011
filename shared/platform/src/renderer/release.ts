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
  /** When each file that is there was last part of a release, or was first seen. */
  private readonly usedAt: Map<string, number>;
  /** Files that this process wrote, or found whole. */
  private readonly whole = new Set<string>();
  private published: readonly string[] = [];

  /** Puts the files of a build into a folder of its own; the manifest there stays as it is. */
  static async open(folder: string, buildFolder: string): Promise<ReleaseFolder> {
    const filter = (file: string) => basename(file) !== MANIFEST;
    await cp(buildFolder, folder, { recursive: true, filter });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    return new ReleaseFolder(folder, files);
  }

  private constructor(folder: string, files: readonly string[]) {
    this.folder = folder;
    this.usedAt = new Map(files.map((file) => [file, performance.now()]));
  }

  /** Writes a file, unless it is there already, and whole. */
  async add({ file, bytes, sha256 }: DataFile): Promise<ListedFile> {
    const target = join(this.folder, file);
    const isWhole = this.whole.has(file) || (await readIfThere(target))?.equals(bytes);
    if (!isWhole) await replaceFile(target, bytes);
    this.whole.add(file);
    return { file, size: bytes.length, sha256 };
  }

  /** Makes this the release that is published, and removes files that were retired long ago. */
  async publish(manifest: Manifest): Promise<void> {
    const target = join(this.folder, MANIFEST);
    const bytes = Buffer.from(JSON.stringify(manifestSchema.parse(manifest)));
    if (!(await readIfThere(target))?.equals(bytes)) await replaceFile(target, bytes);
    const now = performance.now();
    const files = [MANIFEST, ...Object.keys(manifest.files)];
    for (const file of [...this.published, ...files]) this.usedAt.set(file, now);
    this.published = files;
    for (const [file, usedAt] of this.usedAt) {
      if (now - usedAt < KEEP_RETIRED_MS) continue;
      await rm(join(this.folder, file), { force: true });
      this.usedAt.delete(file);
      this.whole.delete(file);
    }
  }
}

function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
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
