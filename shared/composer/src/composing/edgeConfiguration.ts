import * as z from 'zod';
import { readStored } from './disk.ts';

/** What the edge cannot see from the files of the site. */
export const edgeConfigurationSchema = z.object({
  /** Old path → new path. */
  redirects: z.record(z.string(), z.string()).default({}),
  /** Origin of the public site, as in canonical addresses. */
  origin: z.string().default(''),
  /** Claimed patterns. */
  patterns: z.array(z.string()).default([]),
  /** Where browsers report what the policy kept out; empty for nowhere. */
  monitor: z.string().default(''),
});

export type EdgeConfiguration = z.infer<typeof edgeConfigurationSchema>;

/** Its two forms in the store's `site`: for the start server, and for nginx as maps. */
export const EDGE_FILES = { json: 'state/edge.json', maps: 'state/edge.conf' };

/** The configuration that the composer wrote last; `undefined` before its first composition. */
export function readEdgeConfiguration(site: string): EdgeConfiguration | undefined {
  return readStored(edgeConfigurationSchema, site, EDGE_FILES.json);
}
