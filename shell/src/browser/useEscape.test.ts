// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEscape } from './useEscape.ts';

test('Escape closes what opened last; one that something else used closes nothing', () => {
  const [below, above] = [vi.fn(), vi.fn()];
  renderHook(() => useEscape(below));
  const { unmount } = renderHook(() => useEscape(above));
  const press = (isUsed = false) => {
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    if (isUsed) key.preventDefault();
    document.body.dispatchEvent(key);
    return [above, below].map(({ mock }) => mock.calls.length);
  };
  expect(press(true)).toEqual([0, 0]);
  expect(press()).toEqual([1, 0]);
  unmount();
  expect(press()).toEqual([1, 1]);
});
