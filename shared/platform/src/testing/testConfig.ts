import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';
import { pictures } from '../bundling/assets/pictures.ts';
import { defines } from '../bundling/preset.ts';
import { pagesModule } from '../prerender/pagesModule.ts';

const HERE = extname(import.meta.filename);
const beside = (name: string) => join(import.meta.dirname, name + HERE);

/** `vitest` in an app's folder, as in the whole repository. */
export function testConfig(): ViteUserConfig {
  return {
    plugins: [react(), pictures(), pagesModule()],
    define: defines(),
    // What the federation plugin serves in builds; tests load remotes from source.
    resolve: { alias: { __federation__: beside('../development/federation') } },
    test: {
      // As in the site's repository: setup keeps files apart.
      isolate: false,
      // A busy machine makes tests slow, not red.
      testTimeout: 120_000,
      include: ['{src,renderer,server}/**/*.test.{ts,tsx}'],
      globalSetup: [beside('temporaryFolders')],
      setupFiles: [beside('setup')],
      // They are compiled for bundlers, which put the configuration in.
      server: { deps: { inline: [/@site\//] } },
    },
  };
}
