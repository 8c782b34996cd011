// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DelayedPopup } from './DelayedPopup.tsx';

beforeEach(() => vi.useFakeTimers());

test('it renders nothing, is due after 5000 ms or its own delay, and not once it is gone', () => {
  const [due, gone] = [vi.fn(), vi.fn()];
  const { container } = render(<DelayedPopup onDue={due} />);
  render(<DelayedPopup delay={100} onDue={gone} />).unmount();
  vi.advanceTimersByTime(4999);
  expect(due).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(due).toHaveBeenCalledOnce();
  expect(gone).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});
