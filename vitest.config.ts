import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '@site/platform/bundling/assets/pictures.ts';
import { defines } from '@site/platform/bundling/preset.ts';
import { pagesModule } from '@site/platform/prerender/pagesModule.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const TESTS = ['{shell,mf-*,shared,supabase,e2e,bench}/**/*.test.{ts,tsx}'];
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

/** Tests that need a document run in a project of their own: the document is then made once for all of them. */
const inDocument = globSync(TESTS, { exclude: EXCLUDED }).filter((file) =>
  readFileSync(file, 'utf8').includes('@vitest-environment jsdom'),
);

export default defineConfig({
  plugins: [react(), pictures(), pagesModule()],
  define: defines(),
  // What the federation plugin serves in builds; tests load remotes from source.
  resolve: {
    alias: {
      __federation__: join(import.meta.dirname, 'shared/platform/src/development/federation.ts'),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: TESTS, exclude: [...EXCLUDED, ...inDocument] },
      },
      { extends: true, test: { name: 'in a document', environment: 'jsdom', include: inDocument } },
    ],
    globalSetup: [join(import.meta.dirname, 'shared/platform/src/testing/temporaryFolders.ts')],
    setupFiles: [join(import.meta.dirname, 'shared/platform/src/testing/setup.ts')],
    // A process for each file costs more than the tests in it; setup.ts keeps files apart.
    isolate: false,
    // V8 spends more time optimizing the embedded database's WebAssembly than that saves.
    execArgv: ['--liftoff-only'],
    // A busy machine makes tests slow, not red.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // CI has two cores: two workers took 78 s for 95 s of CPU, since they also wait for programs; three take 65 s.
    maxWorkers: 3,
  },
});
