// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useEscape } from './useEscape.ts';

function Layer({ close, isOpen = true }: { close(): void; isOpen?: boolean }) {
  useEscape(close, isOpen);
  return null;
}

const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

afterEach(cleanup);

test('Escape closes the part that opened last, then the one before it', () => {
  const [popup, menu] = [vi.fn(), vi.fn()];
  const { rerender } = render(
    <>
      <Layer close={menu} isOpen={false} />
      <Layer close={popup} />
    </>,
  );
  rerender(
    <>
      <Layer close={menu} />
      <Layer close={popup} />
    </>,
  );
  pressEscape();
  expect([menu.mock.calls.length, popup.mock.calls.length]).toEqual([1, 0]);
  rerender(
    <>
      <Layer close={menu} isOpen={false} />
      <Layer close={popup} />
    </>,
  );
  pressEscape();
  expect([menu.mock.calls.length, popup.mock.calls.length]).toEqual([1, 1]);
});

test('a key that something else has used closes nothing, and one that is used is taken', () => {
  const close = vi.fn();
  render(<Layer close={close} />);
  const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  used.preventDefault();
  document.body.dispatchEvent(used);
  expect(close).not.toHaveBeenCalled();
  expect(pressEscape()).toBe(false);
  cleanup();
  expect(pressEscape()).toBe(true);
});

test('a key without a name, as autofill sends it, closes nothing', () => {
  const close = vi.fn();
  render(<Layer close={close} />);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
});
