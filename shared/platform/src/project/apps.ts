import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { type Publishers, readPublishers } from '@site/composer/base/publishers.ts';
import { readConfig } from '@site/composer/base/readConfig.ts';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { variables } from '@site/composer/base/variables.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { publisherName } from '@site/contract/publisher.ts';
import * as z from 'zod';

/**
 * Root of the project: the nearest folder, from the working directory up, that has a list of publishers or a remote of
 * the kit. Else the repository of these files.
 */
export const ROOT =
  nearest(process.cwd(), (folder) => isRepository(folder) || isRemoteOfKit(folder)) ??
  nearest(import.meta.dirname, isRepository) ??
  process.cwd();

/** The one list of publishers, in the order in which their ports are counted. */
export const PUBLISHERS_FILE = join(ROOT, 'publishers.json');

const publishers = publishersHere();

/** Remotes of other repositories, and the addresses at which they publish. */
export const ELSEWHERE = Object.fromEntries(
  Object.entries(publishers).filter(([, location]) => /^https?:\/\//.test(location)),
);

/** Every app of this repository: the shell, then the remotes. */
export const APPS: readonly string[] = Object.keys(publishers).filter(
  (name) => !(name in ELSEWHERE),
);

export const REMOTES: readonly string[] = APPS.filter((app) => app !== 'shell');

/** Packages that shell and remotes share at run time, as federated singletons. */
export const SHARED_PACKAGES = ['react', 'react-dom', '@site/runtime'] as const;

/** Folder of an installed package, as Node finds it from the project or from `folder`. */
export function packageFolder(name: string, folder = ROOT): string | undefined {
  const packageIn = (one: string) => join(one, 'node_modules', name);
  const found = nearest(folder, (one) => existsSync(join(packageIn(one), 'package.json')));
  return found && packageIn(found);
}

export function distFolder(app: string): string {
  return resolve(ROOT, publishers[app] ?? join(app, 'dist'));
}

/** Where an app is built: a folder of this process, since two may build the same app. */
export function workFolder(app: string): string {
  return join(appFolder(app), `.cache/build-${process.pid}`);
}

/** What is built for browsers; finished, it takes the place of the former build. */
export function buildFolder(app: string): string {
  return join(workFolder(app), 'dist');
}

/** Where the embedded database keeps its data: `DATA_FOLDER`, else `folder`, from the project's root on. */
export function dataFolder(folder: string): string {
  const { DATA_FOLDER } = readEnvironment({ DATA_FOLDER: variables.DATA_FOLDER.prefault(folder) });
  return resolve(ROOT, DATA_FOLDER);
}

export function appFolder(app: string): string {
  return dirname(distFolder(app));
}

/** A shell's build, whose frame stands around a remote that is developed without a site. */
export const FRAME_FOLDER = APPS.includes('shell')
  ? distFolder('shell')
  : join(import.meta.dirname, '../../frame');

/** @throws UserError when no app is called so. */
export function assertApp(name: string): void {
  if (APPS.includes(name)) return;
  if (name in ELSEWHERE)
    throw new UserError(`${name} has a repository of its own; it publishes at ${ELSEWHERE[name]}.`);
  throw new UserError(
    `There is no app called ${JSON.stringify(name)}: there is ${APPS.join(', ')}.`,
  );
}

/** Read before any command runs: what is wrong ends the process with its sentence. */
function publishersHere(): Publishers {
  try {
    if (existsSync(PUBLISHERS_FILE)) return readPublishers(PUBLISHERS_FILE);
    const file = join(ROOT, 'package.json');
    const { name } = readConfig(z.object({ name: z.string() }), file);
    if (publisherName.safeParse(name).success) return { [name]: 'dist' };
    throw new UserError(`${file}: a remote's name is mf- and small letters, as in mf-eventos.`);
  } catch (error) {
    console.error(`✗ ${messageOf(error)}`);
    process.exit(1);
  }
}

function isRepository(folder: string): boolean {
  return existsSync(join(folder, 'publishers.json'));
}

/** Whether a folder has a remote of the kit: its platform is an installed package, not the workspace's. */
function isRemoteOfKit(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && /"@site\/platform": *"[^*]/.test(readFileSync(file, 'utf8'));
}

/** The nearest folder, from this one upwards, for which `is` is true. */
function nearest(folder: string, is: (folder: string) => boolean): string | undefined {
  if (is(folder)) return folder;
  return dirname(folder) === folder ? undefined : nearest(dirname(folder), is);
}
