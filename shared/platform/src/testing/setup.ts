import { afterEach, vi } from 'vitest';

// Test files share a process, which is fast, and no state: each gets the project's modules anew.
vi.resetModules();

// What a test changes is as it was for the next one: after its own `afterEach`, which may still need it.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

if ('document' in globalThis) await import('./setupDocument.ts');
