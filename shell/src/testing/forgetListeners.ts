import { onTestFinished, vi } from 'vitest';

/** What a test lets listen to a target from now on is gone at its end: it would hear the next one. */
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
