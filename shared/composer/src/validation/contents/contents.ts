import type { Manifest } from '@site/contract/manifest.ts';
import { checkContents } from '../checkRelease.ts';
import type { Finding } from '../finding.ts';
import { contentOf } from './contentOf.ts';

/** What a release is read against. */
export interface ContentsTask {
  manifest: Manifest;
  /** The release of its publisher that visitors see: what is the same is not read again. */
  known: Manifest | undefined;
  /** Hashes of the documents that the site's pages had last, by path. */
  before: Readonly<Record<string, string>>;
}

/** What the files of a release say. */
export interface Contents {
  /** What they break, whatever else is active. */
  findings: Finding[];
  /** Pages whose other document reads the same to visitors: its hash before, by path. */
  same: Readonly<Record<string, string>>;
}

/** Reads the files of a release, of which `read` gives the bytes by their hash. */
export async function readContents(
  { manifest, known, before }: ContentsTask,
  read: (sha256: string) => Promise<Buffer>,
): Promise<Contents> {
  const hashOf = (file: string) => manifest.files[file]?.sha256 ?? '';
  const findings = await checkContents(manifest, (file) => read(hashOf(file)), known);
  const same: Record<string, string> = {};
  if (findings.length > 0) return { findings, same };
  for (const { path, document } of manifest.pages) {
    const hash = Object.hasOwn(before, path) ? before[path] : undefined;
    if (!hash || hash === hashOf(document)) continue;
    const formerly = await read(hash).catch(() => undefined);
    if (!formerly) continue;
    const now = await read(hashOf(document));
    if (contentOf(String(formerly)) === contentOf(String(now))) same[path] = hash;
  }
  return { findings, same };
}
