import { defineConfig } from 'vitest/config';

/** `npm run test:compose`: one site on a real engine, its tests in their order. */
export default defineConfig({
  test: {
    include: ['**/*.engine.ts'],
    root: import.meta.dirname,
    fileParallelism: false,
    // What follows builds on what was before.
    bail: 1,
    // Building every image on two cores takes minutes.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    reporters: ['verbose'],
  },
});
