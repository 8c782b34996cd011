import { resolve } from 'node:path';

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../../..');

/** The remotes, in the order in which the edge asks them for a page. */
export const REMOTES = [
  'mf-institutional',
  'mf-rentals',
  'mf-channels',
  'mf-jobs',
  'mf-teasers',
] as const;

export const APPS = ['shell', ...REMOTES] as const;
export type RemoteName = (typeof REMOTES)[number];
export type AppName = (typeof APPS)[number];

/** Packages that shell and remotes share at run time, as federated singletons. */
export const SHARED_PACKAGES = ['react', 'react-dom', '@site/runtime'] as const;

/** Folder of an app. */
export function appFolder(app: AppName): string {
  return resolve(ROOT, app);
}

/** Where an app's finished build lies. */
export function distFolder(app: AppName): string {
  return resolve(ROOT, app, 'dist');
}

/** Whether a text names one of the apps. */
export function isAppName(text: string): text is AppName {
  return APPS.some((app) => app === text);
}
