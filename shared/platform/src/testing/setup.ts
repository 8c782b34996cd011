import { afterEach, vi } from 'vitest';
import { cpuSeconds } from './cpuSeconds.ts';

// The first test of a file counts the file's imports, too.
let counted = cpuSeconds();
afterEach(({ task }) => {
  const now = cpuSeconds();
  task.meta.cpu = now - counted;
  counted = now;
});

// Test files share a process, which is fast, and no state: each gets the project's modules anew.
vi.resetModules();

// Undoes the changes of a test before the next one, after the test's own `afterEach`, which may still need them.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

if ('document' in globalThis) await import('./setupDocument.ts');

declare module 'vitest' {
  interface TaskMeta {
    /** CPU seconds of the test, for the report. */
    cpu?: number;
  }
}
