import { defineConfig } from 'vitest/config';

/** What runs apart from Playwright's tests: one site each, its tests in their order. */
export default defineConfig({
  test: {
    include: ['*/*.engine.ts'],
    root: import.meta.dirname,
    // Firefox and WebKit at once: on two cores vitest takes one file after the other, 92 s in the place of 68.
    maxWorkers: 2,
    // Every image, or a dozen pods on two cores, takes minutes.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
    reporters: ['verbose'],
  },
});
