// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DelayedPopup } from './DelayedPopup.tsx';

const onDue = vi.fn();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onDue.mockReset();
});

test('the delayed popup renders nothing, and is due once after 5000 ms by default', () => {
  const { container } = render(<DelayedPopup onDue={onDue} />);
  vi.advanceTimersByTime(4999);
  expect(onDue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onDue).toHaveBeenCalledOnce();
  expect(container.innerHTML).toBe('');
});

test('another delay can be given, and leaving cancels it', () => {
  render(<DelayedPopup delay={100} onDue={onDue} />).unmount();
  vi.advanceTimersByTime(1000);
  expect(onDue).not.toHaveBeenCalled();
});
