import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import * as z from 'zod';
import { buildFolder } from '../project/apps.ts';

const chunkSchema = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  imports: z.optional(z.array(z.string())),
});
const graphSchema = z.record(z.string(), chunkSchema);

/** Below the build's folder; only the build reads it. */
export const GRAPH_FILE = '.vite/graph.json';

/** Which built file imports which, as Vite's manifest says. */
export type ModuleGraph = z.infer<typeof graphSchema>;

/** Reads the graph of an app's client build that is being made. */
export function readGraph(app: string): ModuleGraph {
  const file = join(buildFolder(app), GRAPH_FILE);
  return graphSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Built file of a source, relative to the build: `('mf-rentals', graph, 'src/remote.ts')`. */
export function builtFile(app: string, graph: ModuleGraph, source: string): string {
  const chunk = graph[source];
  if (!chunk) throw new UserError(`${app}: the build has no file for ${source}.`);
  return chunk.file;
}

/** Built file of a chunk by its name. */
export function namedFile(app: string, graph: ModuleGraph, name: string): string {
  const chunk = Object.values(graph).find((one) => one.name === name);
  if (!chunk) throw new UserError(`${app}: the build has no chunk ${name}.`);
  return chunk.file;
}

/** A source's built file and all that it imports statically, each once, after what it imports. */
export function staticGraph(app: string, graph: ModuleGraph, sources: string[]): string[] {
  const seen = new Set<string>();
  const files: string[] = [];
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of graph[key]?.imports ?? []) visit(imported);
    files.push(builtFile(app, graph, key));
  };
  sources.forEach(visit);
  return files;
}
