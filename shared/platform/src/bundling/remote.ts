import { join } from 'node:path';
import { entryFile } from '@site/contract/entry.ts';
import { appFolder } from '../project/apps.ts';
import { remoteChunks } from './chunks.ts';
import { federatedRemote } from './federation.ts';
import { UNNAMED_BUILD } from './fingerprint.ts';
import { type BrowserBuild, forBrowsers } from './forBrowsers.ts';
import { ownModules } from './imports/ownModules.ts';
import { noteRuntimeImports } from './imports/runtimeImports.ts';
import { plainImports } from './plainImports.ts';
import { oneStylesheet, STYLES_MODULE } from './styles/oneStylesheet.ts';

/** What builds a remote for browsers. */
export function remoteBuild(app: string): BrowserBuild {
  const source = join(appFolder(app), 'src/remote.ts');
  return {
    plugins: [
      oneStylesheet(app),
      ...forBrowsers([
        noteRuntimeImports(),
        plainImports(),
        ownModules(),
        federatedRemote(entryFile(UNNAMED_BUILD), source),
      ]),
    ],
    client: {
      build: {
        rollupOptions: {
          input: { styles: STYLES_MODULE },
          output: { codeSplitting: remoteChunks(appFolder(app)) },
        },
      },
    },
  };
}
