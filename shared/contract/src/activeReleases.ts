import * as z from 'zod/mini';
import { manifestSchema } from './manifest.ts';
import { claimedPath } from './paths.ts';

/** What others must know of an active release: what it offers and takes, and what it claims. */
export const activeReleaseSchema = z.extend(
  z.pick(manifestSchema, {
    name: true,
    version: true,
    build: true,
    revision: true,
    contract: true,
    shared: true,
    takes: true,
    gives: true,
    redirects: true,
    fragments: true,
    shell: true,
  }),
  { pages: z.array(z.object({ path: claimedPath })) },
);

export type ActiveRelease = z.infer<typeof activeReleaseSchema>;

/** `/stage.json` of a site: every release that its visitors see. */
export const activeReleasesSchema = z.array(activeReleaseSchema);
