// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DelayedPopup } from './DelayedPopup.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the delayed popup renders nothing, neither before nor after its delay', () => {
  const { container } = render(<DelayedPopup />);
  expect(container.innerHTML).toBe('');
  vi.advanceTimersByTime(5000);
  expect(container.innerHTML).toBe('');
});

test('it is due after 5000 ms by default, once', () => {
  const onDue = vi.fn();
  render(<DelayedPopup onDue={onDue} />);
  vi.advanceTimersByTime(4999);
  expect(onDue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onDue).toHaveBeenCalledOnce();
});

test('another delay can be given, and leaving cancels it', () => {
  const onDue = vi.fn();
  const { unmount } = render(<DelayedPopup delay={100} onDue={onDue} />);
  unmount();
  vi.advanceTimersByTime(1000);
  expect(onDue).not.toHaveBeenCalled();
});
