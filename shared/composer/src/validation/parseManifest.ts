import { type Manifest, manifestPageSchema, manifestSchema } from '@site/contract/manifest.ts';
import { claimedPath } from '@site/contract/paths.ts';
import * as z from 'zod';
import { waitingPaths } from '../store/state.ts';
import { type Finding, finding } from './finding.ts';
import { readJson } from './readJson.ts';

/** A publisher's manifest, or why it is none. `name` is how the site calls the publisher. */
export function parseManifest(name: string, text: string): Manifest | Finding {
  const read = readJson(manifestSchema, text, { pages: manifestPageSchema, files: z.unknown() });
  if ('problem' in read) return finding({ name }, 'manifest', read.problem);
  if (read.data.name === name) return read.data;
  return finding({ name }, 'manifest', `it is ${read.data.name}'s, expected ${name}'s`);
}

const claimSchema = z.object({ path: claimedPath, page: z.optional(claimedPath) });
const claimsSchema = z.object({ pages: z.array(claimSchema) });

/** The paths of an invalid manifest, where they can be read. */
export function claimsOf(text: string): string[] | undefined {
  const read = readJson(claimsSchema, text, { pages: claimSchema, files: z.unknown() });
  return 'data' in read ? waitingPaths(read.data.pages) : undefined;
}
