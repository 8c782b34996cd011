import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const NEEDED = ['dependencies', 'optionalDependencies', 'peerDependencies'] as const;

const names = z._default(z.record(z.string(), z.string()), {});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
    }),
  ),
});

/** A package, and the folder that imports it. */
export interface Wanted {
  name: string;
  from: string;
}

/**
 * The wanted packages and all that they need in turn, with the versions that `package-lock.json`
 * holds: `react@19.3.1`. Optional ones that are not in it are left out.
 */
export function lockedPackages(wanted: readonly Wanted[], root: string): string[] {
  const lock = lockSchema.parse(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  ).packages;
  const found = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    const path = placeOf(name, from, (candidate) => candidate in lock);
    const entry = path && lock[path];
    if (!entry || found.has(path)) return;
    found.set(path, `${name}@${entry.version}`);
    for (const needed of NEEDED) for (const next of Object.keys(entry[needed])) visit(next, path);
  };
  for (const { name, from } of wanted) visit(name, from);
  return [...new Set(found.values())];
}

/** Where a package is found by another one: in its own `node_modules`, or further out. */
function placeOf(name: string, from: string, has: (path: string) => boolean): string | undefined {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (has(path)) return path;
  const outer = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1));
  return from === '' ? undefined : placeOf(name, outer, has);
}
