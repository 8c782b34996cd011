import type { Manifest } from '@site/contract/manifest.ts';
import type { Inline } from './edgeMaps.ts';

/** All that the site follows from. */
export interface Stage {
  shell: Manifest | undefined;
  remotes: readonly Manifest[];
  /** Releases that the preview cookie shows in place of those on stage. */
  previews: readonly Manifest[];
  /** Releases that left the stage lately: old tabs still ask for their files. */
  former: readonly Manifest[];
  /** Paths of publishers that were heard but have nothing on stage. */
  waiting: readonly string[];
  /** Whether somebody who was named at the beginning was never heard. */
  isAwaiting: boolean;
  /** What stood inline in the shells before: their pages may still be on somebody's screen. */
  formerInline: readonly Inline[];
  /** When a page's content last changed, as a date. */
  changedOn(path: string): string | undefined;
}
