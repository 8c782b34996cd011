import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  EDGE_FILES,
  type EdgeConfiguration,
  edgeConfigurationSchema,
} from '../composing/edgeConfiguration.ts';

const NONE: EdgeConfiguration = {
  redirects: {},
  origin: '',
  patterns: [],
  scripts: [],
  styles: [],
  connect: [],
  monitor: '',
};

let known = { file: '', changed: 0, configuration: NONE };

/**
 * The configuration that the composer wrote; an empty one before its first composition. The file is
 * read again when its time changes, which follows from its content.
 */
export function readEdgeConfiguration(site: string): EdgeConfiguration {
  const file = join(site, EDGE_FILES.json);
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return NONE;
  if (known.file !== file || known.changed !== changed) {
    known = {
      file,
      changed,
      configuration: edgeConfigurationSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
    };
  }
  return known.configuration;
}
