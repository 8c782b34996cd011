import { defineConfig } from 'vitest/config';

/** `npm run test:browsers`: one site, each browser in turn. */
export default defineConfig({
  test: {
    include: ['**/*.engine.ts'],
    root: import.meta.dirname,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
    reporters: ['verbose'],
  },
});
