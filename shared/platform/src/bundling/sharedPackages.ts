import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT, SHARED_PACKAGES } from '../project/apps.ts';

const packageSchema = z.object({ version: z.string() });

/** Version installed and range accepted of each federated singleton, keyed by package. */
export function sharedVersions(): Record<string, { version: string; requires: string }> {
  return Object.fromEntries(
    SHARED_PACKAGES.map((name) => {
      const version = installedVersion(name);
      return [name, { version, requires: `^${version.split('.')[0]}.0.0` }];
    }),
  );
}

/**
 * The options of the federation plugin; each package is shared under its full specifier. What the
 * shell does not offer is not brought along (`import: false`; the files go with `withoutFallbacks`):
 * `generate: false` would also forget the range.
 */
export function sharedOptions() {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, { version, requires }]) => [
      name,
      { packagePath: name, version, requiredVersion: requires, import: false },
    ]),
  );
}

function installedVersion(name: string): string {
  const file = join(ROOT, 'node_modules', name, 'package.json');
  return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
