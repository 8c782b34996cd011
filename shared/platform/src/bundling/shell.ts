import type { UserConfig } from 'vite';
import { SHELL_CHUNKS } from './chunks.ts';
import { federationHost } from './federation.ts';
import { fingerprint } from './fingerprint.ts';

import { plainImports } from './plainImports.ts';
import { clientConfig } from './preset.ts';
import { productionRouter } from './productionRouter.ts';
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
      productionRouter(),
      plainImports(),
      ...federationHost('shell'),
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
