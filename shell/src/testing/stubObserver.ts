import { vi } from 'vitest';

/** Stubs an observer of the browser; what it gives tells the newest one what was observed. */
export function stubObserver(name: 'IntersectionObserver' | 'PerformanceObserver') {
  let tell = (_: unknown) => {};
  vi.stubGlobal(
    name,
    class {
      constructor(callback: (observed: unknown, observer: object) => void) {
        tell = (observed) => callback(observed, this);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (observed: unknown) => tell(observed);
}
