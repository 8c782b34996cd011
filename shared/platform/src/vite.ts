import { UserError } from '@site/composer/base/errors.ts';
import { mergeConfig, type UserConfig, type UserConfigFnObject } from 'vite';
import { developmentConfig } from './development/config.ts';
import { APPS, appFolder } from './project/apps.ts';
import { buildConfig } from './publish/buildConfig.ts';
import { testConfig } from './testing/testConfig.ts';

/**
 * The Vite configuration of a remote: `export default remote({ root: import.meta.dirname })`. Build, rendering,
 * development and unit tests take it; all of Vite's options may stand beside `root`.
 */
export function remote({ root, ...own }: UserConfig & { root: string }): UserConfigFnObject {
  return ({ command }) => {
    const app = APPS.find((name) => appFolder(name) === root);
    if (!app) throw new UserError(`${root} is no app of publishers.json: ${APPS.join(', ')} are.`);
    if (process.env.VITEST) return mergeConfig(testConfig(), own);
    // Documents are the same wherever they are built; a date that a browser writes differently shows in development.
    process.env.TZ = 'UTC';
    // A page that throws is named with the line of its source.
    process.setSourceMapsEnabled(true);
    if (command === 'serve') return mergeConfig(developmentConfig(app), own);
    return mergeConfig(buildConfig(app), own);
  };
}

/** The same of the shell. */
export const shell = remote;
