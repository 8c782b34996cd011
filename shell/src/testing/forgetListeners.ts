import { onTestFinished, vi } from 'vitest';

/** When a test ends, removes the listeners that it adds to a target: they would react to the next test. */
export function forgetListeners(target: Document | Window): void {
  const stop = new AbortController();
  const add = target.addEventListener.bind(target);
  const { signal } = stop;
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
      add(type, listener, { ...(options === true ? { capture: true } : Object(options)), signal }),
  );
  onTestFinished(() => stop.abort());
}
