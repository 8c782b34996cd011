import { join } from 'node:path';
import { entryFile } from '@site/contract/entry.ts';
import type { UserConfig } from 'vite';
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
  const config = clientConfig(app);
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      noteRuntimeImports(),
      plainImports(),
      ownModules(),
      ...federatedRemote(app, entryFile(fingerprint(app)), join(appFolder(app), 'src/remote.ts')),
    ],
    build: {
      ...config.build,
      rollupOptions: {
        ...config.build?.rollupOptions,
        input: { styles: 'src/styles.css' },
        output: { codeSplitting: remoteChunks(appFolder(app)) },
      },
    },
  };
}
