import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type EdgeFacts, edgeFactsSchema, FACTS_FILES } from '../composer/edgeFacts.ts';

const NONE: EdgeFacts = {
  redirects: {},
  origin: '',
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
export function readFacts(site: string): EdgeFacts {
  const file = join(site, FACTS_FILES.json);
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return NONE;
  if (known.file !== file || known.changed !== changed) {
    known = { file, changed, facts: edgeFactsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
  }
  return known.facts;
}
