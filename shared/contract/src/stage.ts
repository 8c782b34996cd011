import * as z from 'zod/mini';
import { manifestSchema } from './manifest.ts';
import { claimedPath } from './paths.ts';

/** What others must know of a release on stage: what it offers and takes, and what it claims. */
export const stagedReleaseSchema = z.extend(
  z.pick(manifestSchema, {
    name: true,
    version: true,
    build: true,
    revision: true,
    contract: true,
    shared: true,
    takes: true,
    takesOver: true,
    redirects: true,
    shell: true,
  }),
  { pages: z.array(z.object({ path: claimedPath })) },
);

export type StagedRelease = z.infer<typeof stagedReleaseSchema>;

/** `/stage.json` of a site: every release that its visitors see. */
export const stageSchema = z.array(stagedReleaseSchema);
