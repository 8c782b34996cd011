import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const factsSchema = z.object({
  redirects: z.record(z.string(), z.string()),
  patterns: z.array(z.string()),
  scripts: z.array(z.string()),
  connect: z.array(z.string()),
});

export type Facts = z.infer<typeof factsSchema>;

const NONE: Facts = { redirects: {}, patterns: [], scripts: [], connect: [] };

/** What the composer tells whoever serves its files; nothing before anything was composed. */
export function readFacts(site: string): Facts {
  try {
    return factsSchema.parse(JSON.parse(readFileSync(join(site, 'state/edge.json'), 'utf8')));
  } catch {
    return NONE;
  }
}
