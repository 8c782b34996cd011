import { defineConfig } from 'vite';

/** The composer, its command `releases` and the worker that reads large releases, for Node alone. */
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
        releases: 'src/releasesCommand.ts',
        contentsWorker: 'src/validation/contents/contentsWorker.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
