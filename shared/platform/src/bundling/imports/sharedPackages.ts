import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { RUNTIME_EXPORTS } from '@site/contract/contract.ts';
import { appFolder, packageFolder, SHARED_PACKAGES } from '../../project/apps.ts';
import { readPackage } from '../../project/packageFile.ts';

/**
 * Version installed and range accepted of each federated singleton, keyed by package. Of the runtime
 * the range begins with the version that has all the names in `taken`.
 */
export function sharedVersions(taken: Iterable<string> = []) {
  const newest = Math.max(0, ...[...taken].map((name) => RUNTIME_EXPORTS[name] ?? 0));
  return Object.fromEntries(
    SHARED_PACKAGES.map((name) => {
      const version = installedVersion(name);
      const minor = name === '@site/runtime' ? newest : 0;
      return [name, { version, requires: `^${version.split('.')[0]}.${minor}.0` }] as const;
    }),
  );
}

/** @throws UserError when the package is not installed. */
export function installedVersion(name: string): string {
  const folder = packageFolder(name);
  if (!folder) throw new UserError(`${name} is not installed: npm install ${name}`);
  return readPackage(folder).version;
}

/**
 * An app renders with the packages that run in the browser: those of the site. Names both versions of each shared package
 * that an app has of its own.
 */
export function copiesOfShared(app: string): string[] {
  return SHARED_PACKAGES.flatMap((name) => {
    const own = packageFolder(name, appFolder(app));
    const shared = packageFolder(name);
    if (!own || !shared || realpathSync(own) === realpathSync(shared)) return [];
    const [here, there] = [own, shared].map((folder) => readPackage(folder).version);
    return `${app} has ${name} ${here} in ${own}, and the site ${there} in ${shared}: a page runs with one alone. Take ${name} ${here} out of ${join(appFolder(app), 'package.json')}, then npm install.`;
  });
}
