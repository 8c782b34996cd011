import type { Manifest } from '@site/contract/manifest.ts';
import type { Inline } from './edgeMaps.ts';

/** All that the site follows from. */
export interface SiteSources {
  shell: Manifest | undefined;
  remotes: readonly Manifest[];
  /** Releases that the preview cookie shows in place of the active ones. */
  previews: readonly Manifest[];
  /** Releases that retired lately: old tabs still request their files. */
  retired: readonly Manifest[];
  /** Paths of publishers whose manifest was received, but that have no active release. */
  waiting: readonly string[];
  /** Whether no manifest was ever received of a publisher that was listed at the beginning. */
  isAwaiting: boolean;
  /** What stood inline in retired shells: their pages may still be open. */
  retiredInline: readonly Inline[];
  /** When a page's content last changed, as a date. */
  changedOn(path: string): string | undefined;
}
