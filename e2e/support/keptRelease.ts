import { existsSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { writeFiles } from '@site/composer/testing/folders.ts';
import { manifestSchema } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { readManifest } from '@site/platform/project/buildFiles.ts';
import * as z from 'zod';

/*
 * Released builds, kept small, so that tests hold what is built now against what is out there: the
 * last two of each app, `e2e/releases/<app>/former.br` and `last.br`. Pictures and videos are left out:
 * nothing that can break between versions is in them.
 */

/** The two releases that are kept of each app. */
export const KEPT = ['last', 'former'] as const;
export type Kept = (typeof KEPT)[number];

const PICTURES = new Set(['.avif', '.webp', '.jpg', '.png', '.mp4', '.webm']);
const NO_PICTURE = Buffer.from('picture');

const contentSchema = z.base64().transform((text) => Buffer.from(text, 'base64'));
const keptSchema = z.object({
  manifest: manifestSchema,
  files: z.record(z.string(), contentSchema),
});

/** Where a kept release of an app is. */
export function keptFile(app: string, which: Kept): string {
  return join(ROOT, 'e2e/releases', app, `${which}.br`);
}

/** Keeps a finished build as its app's last release; the last one becomes the former. */
export function keepRelease(app: string, build: string): boolean {
  const manifest = readManifest(build);
  const last = keptFile(app, 'last');
  if (existsSync(last)) {
    if (readKept(last).manifest.build === manifest.build) return false;
    renameSync(last, keptFile(app, 'former'));
  }
  const files = Object.keys(manifest.files).map((file) => {
    const bytes = PICTURES.has(extname(file)) ? NO_PICTURE : readFileSync(join(build, file));
    manifest.files[file] = { size: bytes.length, sha256: sha256Of(bytes) };
    return [file, bytes.toString('base64')];
  });
  const text = JSON.stringify({ manifest, files: Object.fromEntries(files) });
  writeFiles(dirname(last), [[basename(last), brotliCompressSync(text)]]);
  return true;
}

/** Writes a kept release as a build's folder, for a publisher to serve. */
export function unpackKept(app: string, which: Kept, folder: string): void {
  const { manifest, files } = readKept(keptFile(app, which));
  writeFiles(folder, [...Object.entries(files), ['manifest.json', JSON.stringify(manifest)]]);
}

function readKept(file: string) {
  return keptSchema.parse(JSON.parse(brotliDecompressSync(readFileSync(file)).toString()));
}
