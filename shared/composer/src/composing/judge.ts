import type { Manifest } from '@site/contract/manifest.ts';
import { checkBeside } from '../validation/checkRelease.ts';
import type { Finding } from '../validation/finding.ts';
import type { Releases } from './releases.ts';

export interface JudgedAgainst {
  /** What visitors see now, by publisher. */
  onStage: ReadonlyMap<string, Manifest>;
  /** Ids of the publisher's releases whose files browsers may still hold. */
  before: readonly string[];
  /** Whether a shell may break remotes, because operators say so. */
  mayBreak: boolean;
  releases: Releases;
}

/** Holds a release against what is on stage, and against its publisher's releases before. */
export async function judge(
  manifest: Manifest,
  { onStage, before, mayBreak, releases }: JudgedAgainst,
): Promise<Finding[]> {
  const { name } = manifest;
  const changed = await releases.changedAssets(manifest, before);
  if (changed.length > 0) {
    return changed.map((file) => ({
      publisher: name,
      file,
      rule: 'immutable' as const,
      message: 'another file of this name was published before: browsers keep it for a year',
    }));
  }
  const stage = {
    shell: onStage.get('shell'),
    remotes: [...onStage.values()].filter((other) => !['shell', name].includes(other.name)),
    mayBreak,
  };
  return checkBeside(manifest, stage, onStage.get(name)?.build === manifest.build);
}
