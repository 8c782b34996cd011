import { join } from 'node:path';
import { packageFolder, ROOT } from '../project/apps.ts';
import { SHELL_CHUNKS } from './chunks.ts';
import { federationHost } from './federation.ts';
import { type BrowserBuild, forBrowsers } from './forBrowsers.ts';
import { plainImports } from './plainImports.ts';
import { oneStylesheet, STYLES_MODULE } from './styles/oneStylesheet.ts';
import { withoutOwnStyles } from './withoutOwnStyles.ts';

/**
 * The router as it is for visitors: its package holds it, but exports the form for developers, with
 * its warnings.
 */
const ROUTER = join(packageFolder('react-router') ?? ROOT, 'dist/production');

/** What builds the shell, the federation host, for browsers. */
export function shellBuild(): BrowserBuild {
  return {
    plugins: forBrowsers([
      oneStylesheet('shell'),
      withoutOwnStyles(),
      plainImports(),
      ...federationHost('shell'),
    ]),
    alias: [
      { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
    ],
    client: {
      build: {
        rollupOptions: {
          input: { main: 'src/main.tsx', styles: STYLES_MODULE },
          output: { codeSplitting: SHELL_CHUNKS },
        },
      },
    },
  };
}
