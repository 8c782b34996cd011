import type { Manifest } from '@site/contract/manifest.ts';
import { checkBeside } from '../validation/checkRelease.ts';
import type { Finding } from '../validation/finding.ts';
import type { Releases } from './releases.ts';

export interface CheckedBeside {
  /** What visitors see now, by publisher. */
  active: ReadonlyMap<string, Manifest>;
  /** Ids of the publisher's releases whose files browsers may still hold. */
  before: readonly string[];
  /** Whether a shell may break remotes, because operators say so. */
  mayBreak: boolean;
  releases: Releases;
}

/** Checks a release against the active ones, and against its publisher's retired ones. */
export async function checkBesideActive(
  manifest: Manifest,
  { active, before, mayBreak, releases }: CheckedBeside,
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
  const beside = {
    shell: active.get('shell'),
    remotes: [...active.values()].filter((other) => !['shell', name].includes(other.name)),
    mayBreak,
  };
  return checkBeside(manifest, beside, active.get(name)?.build === manifest.build);
}
