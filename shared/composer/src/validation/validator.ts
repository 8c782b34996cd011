import type { Manifest } from '@site/contract/manifest.ts';
import { messageOf } from '../base/errors.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { checkBeside } from './checkRelease.ts';
import { compatibilityFindings } from './compatibility.ts';
import { ContentsReader } from './contents/contentsReader.ts';
import { type Finding, finding } from './finding.ts';

/** Says what releases break: alone, and beside the active ones. */
export class Validator {
  private readonly active: ActiveReleases;
  private readonly reader: ContentsReader;
  /** Whether operators force a release though it breaks others. */
  private readonly isForced: (manifest: Manifest) => boolean;

  constructor(active: ActiveReleases, isForced: (manifest: Manifest) => boolean) {
    this.active = active;
    this.reader = new ContentsReader(active.blobs);
    this.isForced = isForced;
  }

  /** What a release's own files break; read outside the queue, so that no publisher waits for it. */
  contents(manifest: Manifest): Promise<Finding[]> {
    const active = this.active.get(manifest.name);
    const known = active?.build === manifest.build ? active : undefined;
    return withoutThrowing(manifest, () => this.reader.read({ manifest, known }));
  }

  /** What a release breaks beside the active ones, and beside its publisher's retired ones. */
  beside(manifest: Manifest): Promise<Finding[]> {
    const { name, build } = manifest;
    return withoutThrowing(manifest, async () => {
      const why = 'another file of this name was published before: browsers keep it for a year';
      const changed = this.active.changedAssets(manifest);
      if (changed.length > 0)
        return changed.map((file) => finding(manifest, 'immutable', why, file));
      const beside = {
        shell: this.active.get('shell'),
        remotes: this.active.all().filter((other) => !['shell', name].includes(other.name)),
        mayBreak: this.isForced(manifest),
      };
      return checkBeside(manifest, beside, this.active.get(name)?.build === build);
    });
  }

  /** What a forced shell breaks. */
  brokenBy(shell: Manifest): Finding[] {
    if (!this.isForced(shell)) return [];
    const remotes = this.active.all().filter(({ name }) => name !== 'shell');
    return remotes.flatMap((remote) => compatibilityFindings(remote, shell, shell));
  }
}

/**
 * What a check finds; what it could not cope with is a finding too, so that the same release is not
 * checked again and again. Errors of the disk pass: the release is downloaded again.
 */
async function withoutThrowing(
  manifest: Manifest,
  check: () => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    return [finding(manifest, 'manifest', `it could not be checked: ${messageOf(error)}`)];
  }
}
