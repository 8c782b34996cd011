import { join, resolve } from 'node:path';
import { UserError } from './errors.ts';
import { readPublishers } from './publishers.ts';

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../../..');

/** The one list of who publishes, in the order in which their ports are counted. */
export const PUBLISHERS_FILE = join(ROOT, 'publishers.json');

/** Every app of this repository: the shell, then the remotes. */
export const APPS: readonly string[] = Object.keys(readPublishers(PUBLISHERS_FILE));

/** The remotes among them. */
export const REMOTES: readonly string[] = APPS.filter((app) => app !== 'shell');

/** Packages that shell and remotes share at run time, as federated singletons. */
export const SHARED_PACKAGES = ['react', 'react-dom', '@site/runtime'] as const;

/** Folder of an app. */
export function appFolder(app: string): string {
  return resolve(ROOT, app);
}

/** Where an app's finished build lies. */
export function distFolder(app: string): string {
  return resolve(ROOT, app, 'dist');
}

/** A shell's build, whose frame stands around a remote that is developed without a site. */
export const FRAME_FOLDER = distFolder('shell');

/** @throws UserError when no app is called so. */
export function assertApp(name: string): void {
  if (APPS.includes(name)) return;
  throw new UserError(
    `There is no app called ${JSON.stringify(name)}: publishers.json has ${APPS.join(', ')}.`,
  );
}
