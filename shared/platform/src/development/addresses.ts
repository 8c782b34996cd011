import { relative } from 'node:path';
import { appFolder, ROOT } from '../project/apps.ts';

/** An app's folder as an address: `/mf-rentals`, or nothing where the app is all there is. */
export function addressOf(app: string): string {
  const folder = relative(ROOT, appFolder(app));
  return folder && `/${folder}`;
}

/** Looks like an asset of a build, which is what a published shell expects of an entry. */
export function containerEntry(app: string): string {
  return `/${app}/assets/remoteEntry-development.js`;
}
