import type { Manifest } from '@site/contract/manifest.ts';
import type { Finding } from '../validation/finding.ts';
import type { Blobs } from './blobs.ts';
import type { Disk } from './disk.ts';

/**
 * Takes what a publisher says: for the stage, or as a preview. Nothing is taken from a poll
 * once `signal` ended it.
 */
export interface Taker {
  readonly blobs: Blobs;
  readonly disk: Disk;
  readonly store: string;
  /** A manifest was read. */
  hear(manifest: Manifest, signal: AbortSignal): Promise<void>;
  /** A manifest was read of which the paths alone are understood. */
  hearPaths(name: string, paths: string[], signal: AbortSignal): Promise<void>;
  /** A release's files are all here. */
  propose(manifest: Manifest, signal: AbortSignal): Promise<void>;
  /** Whether files of what is on stage of a publisher are missing here. */
  lacks(name: string): boolean;
  /** A release cannot even be judged. */
  refuse(finding: Finding, signal: AbortSignal): Promise<void>;
}
