import type { Manifest } from '@site/contract/manifest.ts';
import type { Finding } from '../contract-check/finding.ts';
import type { Blobs } from './blobs.ts';
import type { Disk } from './disk.ts';

/** Who takes in what a publisher says: for the stage, or to be tried beside it. */
export interface Taker {
  readonly blobs: Blobs;
  readonly disk: Disk;
  readonly store: string;
  /** A manifest was read. */
  hear(manifest: Manifest): Promise<void>;
  /** A manifest was read of which the paths alone are understood. */
  hearPaths(name: string, paths: string[]): Promise<void>;
  /** A release's files are all here. */
  propose(manifest: Manifest): Promise<void>;
  /** A release cannot even be judged. */
  refuse(finding: Finding): Promise<void>;
}
