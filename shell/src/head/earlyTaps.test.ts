// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { replayTap } from './earlyTaps.ts';

const clicked = vi.fn();

beforeEach(() => {
  clicked.mockReset();
  document.body.innerHTML =
    '<div id="root"><button id="frame"></button><main><div data-remote="mf-jobs"><button id="page"></button><div data-remote="mf-channels" data-fragment="topics"><button id="fragment"></button></div></div></main></div>';
  document.body.onclick = ({ target }) => clicked(target instanceof Element ? target.id : '');
});

const partWith = (id: string) =>
  document.getElementById(id)?.closest<HTMLElement>('[data-remote],#root') ?? document.body;
const replayIn = (id: string) => replayTap(partWith(id));

const tap = (id: string) => document.getElementById(id)?.setAttribute('data-tapped', '');

test.each([
  // The frame's own buttons do not wait for the page, nor a fragment's for the page around it.
  ['page', 'frame'],
  ['frame', 'page'],
  ['fragment', 'page'],
])('a tap on a button of the %s is given there once, and not in the %s', (own, other) => {
  tap(own);
  replayIn(other);
  expect(clicked).not.toHaveBeenCalled();
  replayIn(own);
  replayIn(own);
  expect(clicked.mock.calls).toEqual([[own]]);
});

test('a button that is gone takes its tap with it', () => {
  tap('page');
  const page = partWith('page');
  document.getElementById('page')?.remove();
  replayTap(page);
  expect(clicked).not.toHaveBeenCalled();
});
