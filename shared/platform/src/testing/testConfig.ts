import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';
import { pictures } from '../bundling/assets/pictures.ts';
import { defines } from '../bundling/preset.ts';

/** How a remote with the kit runs its unit tests: `export default testConfig();` in vitest.config.ts. */
export function testConfig(): ViteUserConfig {
  return {
    plugins: [react(), pictures()],
    define: defines(),
    test: {
      // As in the site's repository: setup keeps files apart.
      isolate: false,
      // A busy machine makes tests slow, not red.
      testTimeout: 120_000,
      include: ['{src,server}/**/*.test.{ts,tsx}'],
      setupFiles: [join(import.meta.dirname, `setup${extname(import.meta.filename)}`)],
      // They are compiled for bundlers, which put the configuration in.
      server: { deps: { inline: [/@site\//] } },
    },
  };
}
