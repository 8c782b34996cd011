import { resolve } from 'node:path';
import { ROOT } from './apps.ts';

/**
 * Where the embedded database keeps its data: `DATA_FOLDER`, else `folder`; either is a path of its
 * own or one below the project's root.
 */
export function dataFolder(folder: string): string {
  return resolve(ROOT, process.env.DATA_FOLDER || folder);
}
