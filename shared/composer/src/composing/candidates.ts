import type { Manifest } from '@site/contract/manifest.ts';
import { releaseId } from '@site/contract/manifest.ts';

/** Addresses of visitors fall into this many buckets at the edge. */
export const BUCKETS = 100;

/** A release that is tried beside the one on stage. */
export interface Candidate {
  manifest: Manifest;
  /** Of a hundred visitors, how many see it. */
  share: number;
}

/** Pages as some visitors see them: with these candidates instead of what is on stage. */
export interface Tree {
  /** Its folder below `cand`; of one candidate what a cookie names. */
  name: string;
  manifests: readonly Manifest[];
}

/** What a tester's cookie says to see a candidate: `mf-rentals.0123456789ab`. */
export const candidateName = (manifest: Manifest): string =>
  `${manifest.name}.${releaseId(manifest)}`;

/** The trees that are needed: one for each candidate, and what the buckets of visitors see. */
export function treesOf(candidates: readonly Candidate[]): {
  trees: Tree[];
  /** The tree of each bucket that sees any candidate. */
  buckets: Map<number, string>;
} {
  const trees = new Map<string, Tree>();
  const treeOf = (tried: readonly Candidate[]) => {
    const manifests = tried.map(({ manifest }) => manifest);
    const name = manifests.map(candidateName).sort().join('+');
    trees.set(name, { name, manifests });
    return name;
  };
  for (const candidate of candidates) treeOf([candidate]);
  const buckets = new Map<number, string>();
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const tried = candidates.filter(({ share }) => bucket < share);
    if (tried.length > 0) buckets.set(bucket, treeOf(tried));
  }
  return { trees: [...trees.values()], buckets };
}
