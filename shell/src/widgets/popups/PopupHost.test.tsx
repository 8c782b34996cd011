// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { popupContent } from '../../content.ts';
import { NO_ENGAGEMENT, observe } from '../../visitor/engagement.ts';
import { useVisit } from '../../visitor/visit.ts';
import { DelayedPopup } from './DelayedPopup.tsx';
import { PopupHost } from './PopupHost.tsx';

vi.mock('./PopupDialog.tsx', () => ({ default: () => null }));

const opened = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const show = async (path: string, isShown = true) => {
  const host = render(<PopupHost path={path} isShown={isShown} />);
  await act(() => vi.dynamicImportSettled());
  return host;
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  useVisit.setState({ engagement: NO_ENGAGEMENT });
});

test('a popup opens 2 seconds after the page is ready, not before', async () => {
  await show('/');
  wait(1999);
  expect(opened()).toBe('');
  wait(1);
  expect(opened()).toBe(popupContent.home.title);
});

test('a popup without a delay of its own is due after 5 seconds', () => {
  const onDue = vi.fn();
  expect(render(<DelayedPopup onDue={onDue} />).container).toBeEmptyDOMElement();
  wait(4999);
  expect(onDue).not.toHaveBeenCalled();
  wait(1);
  expect(onDue).toHaveBeenCalledOnce();
});

test('a page that is still loading, or in a hidden tab, is not ready', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await show('/');
  state.mockReturnValue('complete');
  act(() => void window.dispatchEvent(new Event('load')));
  wait(10_000);
  expect(opened()).toBe('');
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(2000);
  expect(opened()).toBe(popupContent.home.title);
});

test('popups are considered once: what becomes true later opens none on this page', async () => {
  await show('/servicos');
  wait(2000);
  act(() => useVisit.setState({ engagement: observe(NO_ENGAGEMENT, { timeOnPage: 30 }) }));
  wait(60_000);
  expect(opened()).toBe('');
  // On the next one it counts.
  cleanup();
  await show('/servicos');
  wait(2000);
  expect(opened()).toBe(popupContent.certificacao.title);
});

test('nothing opens while the next page is on its way', async () => {
  const { rerender } = await show('/');
  wait(1999);
  rerender(<PopupHost path="/" isShown={false} />);
  wait(10_000);
  expect(opened()).toBe('');
});
