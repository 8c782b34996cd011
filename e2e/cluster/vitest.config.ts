import { defineConfig } from 'vitest/config';

/** `npm run test:cluster`: one site on a real cluster, its tests in their order. */
export default defineConfig({
  test: {
    include: ['*.cluster.ts'],
    root: import.meta.dirname,
    // What follows builds on what was before.
    bail: 1,
    // Two nodes on two cores start a dozen pods in minutes.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    reporters: ['verbose'],
  },
});
