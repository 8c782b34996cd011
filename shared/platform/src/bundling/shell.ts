import { join } from 'node:path';
import { mergeConfig, type UserConfig } from 'vite';
import { ROOT } from '../project/apps.ts';
import { SHELL_CHUNKS } from './chunks.ts';
import { plainImports } from './corrections/plainImports.ts';
import { withoutOwnStyles } from './corrections/withoutOwnStyles.ts';
import { federationHost } from './federation.ts';
import { fingerprint } from './fingerprint.ts';
import { clientConfig } from './preset.ts';

/**
 * The router as it is for visitors: its package holds it, but exports the form for developers, with
 * its warnings.
 */
const ROUTER = join(ROOT, 'node_modules/react-router/dist/production');

/** The Vite configuration of the shell, the federation host. */
export function shellConfig(): UserConfig {
  return mergeConfig(clientConfig('shell'), {
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
      ],
    },
    // For reports of errors.
    define: { __SHELL_BUILD__: JSON.stringify(fingerprint('shell')) },
    plugins: [withoutOwnStyles(), plainImports(), ...federationHost('shell')],
    build: {
      rollupOptions: {
        input: { main: 'src/main.tsx', styles: 'src/styles.css' },
        output: { codeSplitting: SHELL_CHUNKS },
      },
    },
  });
}
