import { join } from 'node:path';
import { entryFile } from '@site/contract/entry.ts';
import { mergeConfig, type UserConfig } from 'vite';
import { appFolder } from '../project/apps.ts';
import { remoteChunks } from './chunks.ts';
import { plainImports } from './corrections/plainImports.ts';
import { federatedRemote } from './federation.ts';
import { fingerprint } from './fingerprint.ts';
import { ownModules } from './imports/ownModules.ts';
import { noteRuntimeImports } from './imports/runtimeImports.ts';
import { clientConfig } from './preset.ts';

/** The Vite configuration of a remote; one with its own `vite.config.ts` begins with this. */
export function remoteConfig(app: string): UserConfig {
  return mergeConfig(clientConfig(app), {
    plugins: [
      noteRuntimeImports(),
      plainImports(),
      ownModules(),
      ...federatedRemote(app, entryFile(fingerprint(app)), join(appFolder(app), 'src/remote.ts')),
    ],
    build: {
      rollupOptions: {
        input: { styles: 'src/styles.css' },
        output: { codeSplitting: remoteChunks(appFolder(app)) },
      },
    },
  });
}
