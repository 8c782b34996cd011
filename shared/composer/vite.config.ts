import { defineConfig } from 'vite';

/** The composer and its command `releases`, for Node alone. */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node24',
    reportCompressedSize: false,
    rollupOptions: {
      input: {
        composer: 'src/main.ts',
        releases: 'src/releasesCommand.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
