import { defineConfig } from 'vite';

/** The composer, its command `releases` and the process that reads large releases, for Node alone. */
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
        contentsProcess: 'src/validation/contents/contentsProcess.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
