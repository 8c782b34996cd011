import { expect } from '@playwright/test';

/**
 * Playwright's `expect.poll`, which asks ten times a second: its own pauses grow to a whole second,
 * and most of what is waited for here is there in between. `timeout` is in milliseconds.
 */
export function expectSoon<T>(
  actual: () => T | Promise<T>,
  options: { message?: string; timeout?: number } = {},
) {
  return expect.poll(actual, { intervals: [100], ...options });
}
