import { defineConfig } from 'vite';

/** The composer, its command `releases` and the thread that reads modules, for Node alone. */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    rollupOptions: {
      input: {
        composer: 'src/main.ts',
        releases: 'src/releases.ts',
        scriptWorker: 'src/validation/scriptWorker.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
