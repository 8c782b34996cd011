import { defineConfig } from 'vite';

/** The composer and its command `releases`, for Node alone. */
export default defineConfig({
  // css-tree's entry for Node requires its tables as JSON files, which do not stand beside the bundle.
  resolve: { alias: [{ find: /^css-tree$/, replacement: 'css-tree/dist/csstree.esm' }] },
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
