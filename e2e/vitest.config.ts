import { defineConfig } from 'vitest/config';

/** What runs apart from Playwright's tests: one site each, its tests in their order. */
export default defineConfig({
  test: {
    include: ['*/*.engine.ts'],
    root: import.meta.dirname,
    // Every image, or a dozen pods on two cores, takes minutes.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
    reporters: ['verbose'],
  },
});
