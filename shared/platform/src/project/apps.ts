import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { readPublishers } from '@site/composer/base/publishers.ts';
import { remoteNameIn } from './remoteName.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** The kit's folder where these files are part of it; undefined in the repository of the site. */
export const KIT = existsSync(join(REPOSITORY, 'publishers.json'))
  ? undefined
  : resolve(import.meta.dirname, '../../..');

/** Root of the repository; with the kit, the folder of the one remote that is worked on. */
export const ROOT = KIT ? process.cwd() : REPOSITORY;

/** The one list of who publishes, in the order in which their ports are counted. */
export const PUBLISHERS_FILE = join(ROOT, 'publishers.json');

const publishers = KIT ? {} : readPublishers(PUBLISHERS_FILE);

/** Remotes of other repositories, and the addresses at which they publish. */
export const ELSEWHERE = Object.fromEntries(
  Object.entries(publishers).filter(([, location]) => /^https?:\/\//.test(location)),
);

/** Every app of this repository: the shell, then the remotes; with the kit, the remote alone. */
export const APPS: readonly string[] = KIT
  ? [remoteNameIn(ROOT)]
  : Object.keys(publishers).filter((name) => !(name in ELSEWHERE));

/** The remotes among them. */
export const REMOTES: readonly string[] = APPS.filter((app) => app !== 'shell');

/** Packages that shell and remotes share at run time, as federated singletons. */
export const SHARED_PACKAGES = ['react', 'react-dom', '@site/runtime'] as const;

/** Folder of an app. */
export function appFolder(app: string): string {
  return KIT ? ROOT : resolve(ROOT, app);
}

/** Where an app's finished build lies. */
export function distFolder(app: string): string {
  return join(appFolder(app), 'dist');
}

/** A shell's build, whose frame stands around a remote that is developed without a site. */
export const FRAME_FOLDER = KIT ? join(KIT, 'frame') : distFolder('shell');

/** @throws UserError when no app is called so. */
export function assertApp(name: string): void {
  if (APPS.includes(name)) return;
  if (name in ELSEWHERE)
    throw new UserError(`${name} has a repository of its own; it publishes at ${ELSEWHERE[name]}.`);
  throw new UserError(
    `There is no app called ${JSON.stringify(name)}: there is ${APPS.join(', ')}.`,
  );
}
