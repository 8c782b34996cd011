// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEscape } from './useEscape.ts';

test('Escape closes what is open and is then used; one that something else used closes nothing', () => {
  const close = vi.fn();
  const { unmount } = renderHook(() => useEscape(close));
  const press = (isUsed = false) => {
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    if (isUsed) key.preventDefault();
    document.body.dispatchEvent(key);
    return key.defaultPrevented;
  };
  press(true);
  expect(close).not.toHaveBeenCalled();
  expect(press()).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  unmount();
  expect(press()).toBe(false);
});
