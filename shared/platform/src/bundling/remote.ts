import federation from '@originjs/vite-plugin-federation';
import { entryFile } from '@site/contract/entry.ts';
import { EXPOSED_MODULE } from '@site/contract/version.ts';
import type { UserConfig } from 'vite';
import { SHARED_PACKAGES } from '../project/apps.ts';
import { dropManualChunks, REMOTE_CHUNKS } from './chunks.ts';
import { fingerprint } from './fingerprint.ts';
import { clientConfig } from './preset.ts';
import { quotePlaceholders } from './quotePlaceholders.ts';
import { noteRuntimeImports } from './runtimeImports.ts';
import { sharedOptions } from './sharedPackages.ts';
import { withoutFallbacks } from './withoutFallbacks.ts';

/** The Vite configuration of a remote; one with its own `vite.config.ts` begins with this. */
export function remoteConfig(app: string): UserConfig {
  const config = clientConfig(app);
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      noteRuntimeImports(),
      federation({
        name: app,
        filename: entryFile(fingerprint(app)),
        exposes: {
          [EXPOSED_MODULE]: { import: './src/remote.ts', dontAppendStylesToHead: true },
        },
        shared: sharedOptions(),
      }),
      ...withoutFallbacks(SHARED_PACKAGES),
      quotePlaceholders(),
      dropManualChunks(),
    ],
    build: {
      ...config.build,
      rollupOptions: {
        ...config.build?.rollupOptions,
        input: { styles: 'src/styles.css' },
        output: { codeSplitting: REMOTE_CHUNKS },
      },
    },
  };
}
