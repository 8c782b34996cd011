import { cp, readdir, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';
import { type DataFile, MANIFEST, replaceFile } from './release.ts';

/** The composer may still be downloading a release that was replaced meanwhile. */
const KEEP_RETIRED_MS = 60 * 60 * 1000;

/** The folder that a publisher serves. Releases replace each other there by their manifest alone. */
export class ReleaseFolder {
  private readonly folder: string;
  /** When each file was last part of a release, or was first seen. */
  private readonly usedAt = new Map<string, number>();
  private published: readonly string[] = [];

  /** Puts the files of a build into a folder of its own; the manifest there stays as it is. */
  static async open(folder: string, buildFolder: string): Promise<ReleaseFolder> {
    const filter = (file: string) => basename(file) !== MANIFEST;
    await cp(buildFolder, folder, { recursive: true, filter });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const opened = new ReleaseFolder(folder);
    opened.use(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))));
    return opened;
  }

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Writes a file, unless it is there already, and whole. Returns what a manifest says of it. */
  async add({ file, bytes, sha256 }: DataFile): Promise<[string, Manifest['files'][string]]> {
    await replaceFile(join(this.folder, file), bytes);
    return [file, { size: bytes.length, sha256 }];
  }

  /** Makes this the release that is published, and removes files that were retired long ago. */
  async publish(manifest: Manifest): Promise<void> {
    const text = JSON.stringify(manifestSchema.parse(manifest));
    await replaceFile(join(this.folder, MANIFEST), Buffer.from(text));
    const files = [MANIFEST, ...Object.keys(manifest.files)];
    this.use([...this.published, ...files]);
    this.published = files;
    for (const [file, usedAt] of this.usedAt) {
      if (performance.now() - usedAt < KEEP_RETIRED_MS) continue;
      await rm(join(this.folder, file), { force: true });
      this.usedAt.delete(file);
    }
  }

  private use(files: readonly string[]): void {
    for (const file of files) this.usedAt.set(file, performance.now());
  }
}
