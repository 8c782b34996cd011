import { join } from 'node:path';
import { pictures } from '@site/platform/bundling/pictures.ts';
import { defines } from '@site/platform/bundling/preset.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), pictures()],
  define: defines(),
  // What the federation plugin serves in builds; tests load remotes from source.
  resolve: {
    alias: {
      __federation__: join(import.meta.dirname, 'shared/platform/src/development/federation.ts'),
    },
  },
  test: {
    include: ['{shell,mf-*,shared,supabase}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
    setupFiles: [join(import.meta.dirname, 'shared/platform/src/testing/setup.ts')],
    // A process for each file costs more than the tests in it; setup.ts keeps files apart.
    isolate: false,
    // A busy machine makes tests slow, not red.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  },
});
