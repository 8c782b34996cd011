import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const factsSchema = z.object({
  redirects: z.record(z.string(), z.string()),
  patterns: z.array(z.string()),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  connect: z.array(z.string()),
  monitor: z.string(),
  isTrying: z.boolean(),
});

export type Facts = z.infer<typeof factsSchema>;

const NONE: Facts = {
  redirects: {},
  patterns: [],
  scripts: [],
  styles: [],
  connect: [],
  monitor: '',
  isTrying: false,
};

let known = { file: '', changed: 0, facts: NONE };

/**
 * What the composer tells whoever serves its files; nothing before anything was composed. Asked
 * with every request, so the file is read only when it is another: its time follows its content.
 */
export function readFacts(site: string): Facts {
  const file = join(site, 'state/edge.json');
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return NONE;
  if (known.file !== file || known.changed !== changed) {
    known = { file, changed, facts: factsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
  }
  return known.facts;
}
