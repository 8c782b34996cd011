import { vi } from 'vitest';

/** Stubs an observer of the browser; returns a function that reports an observation to the newest observer. */
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
