import federation from '@originjs/vite-plugin-federation';
import type { UserConfig } from 'vite';
import { dropManualChunks, SHELL_CHUNKS } from './chunks.ts';
import { fingerprint } from './fingerprint.ts';
import { clientConfig } from './preset.ts';
import { withoutOwnStyles } from './withoutOwnStyles.ts';

/** The Vite configuration of the shell, the federation host. */
export function shellConfig(): UserConfig {
  const config = clientConfig('shell');
  return {
    ...config,
    // For reports of errors.
    define: { ...config.define, __SHELL_BUILD__: JSON.stringify(fingerprint('shell')) },
    plugins: [
      ...(config.plugins ?? []),
      withoutOwnStyles(),
      federation({
        name: 'shell',
        // Remotes are named by page documents at run time; the plugin wants one to see a host.
        remotes: { none: '/none' },
        // What remotes share is offered by the shell's own code (see `shareScope.ts`).
        shared: [],
      }),
      dropManualChunks(),
    ],
    build: {
      ...config.build,
      rollupOptions: {
        ...config.build?.rollupOptions,
        input: { main: 'src/main.tsx', styles: 'src/styles.css' },
        output: { codeSplitting: SHELL_CHUNKS },
      },
    },
  };
}
