import type { Manifest } from '@site/contract/manifest.ts';
import type { Finding } from '../validation/finding.ts';
import type { Blobs } from './blobs.ts';
import type { Disk } from './disk.ts';

/**
 * Where a poller delivers releases: as active ones, or as a preview. Nothing is taken from a poll
 * once `signal` ended it.
 */
export interface ReleaseTarget {
  readonly blobs: Blobs;
  readonly disk: Disk;
  readonly store: string;
  /** A manifest was read. */
  receive(manifest: Manifest, signal: AbortSignal): Promise<void>;
  /** A manifest was read of which the paths alone are understood. */
  notePaths(name: string, paths: string[], signal: AbortSignal): Promise<void>;
  /** A release's files are all here. */
  propose(manifest: Manifest, signal: AbortSignal): Promise<void>;
  /** Whether files of a publisher's active release are missing here. */
  lacks(name: string): boolean;
  /** A release cannot even be checked. */
  refuse(finding: Finding, signal: AbortSignal): Promise<void>;
}
