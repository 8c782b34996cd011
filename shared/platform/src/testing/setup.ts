import { afterAll, vi } from 'vitest';

// Test files share a process, which is fast, and no state: each gets the project's modules anew.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

if ('document' in globalThis) await import('./setupDocument.ts');
