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

test('a tap is given once, to the part of the page it was meant for', () => {
  tap('page');
  replayIn('frame');
  expect(clicked).not.toHaveBeenCalled();
  replayIn('page');
  replayIn('page');
  expect(clicked.mock.calls).toEqual([['page']]);
});

test('the frame’s own buttons do not wait for the page', () => {
  tap('frame');
  replayIn('page');
  expect(clicked).not.toHaveBeenCalled();
  replayIn('frame');
  expect(clicked.mock.calls).toEqual([['frame']]);
});

test('a fragment’s buttons wait for the fragment, not for the page around it', () => {
  tap('fragment');
  replayIn('page');
  expect(clicked).not.toHaveBeenCalled();
  replayIn('fragment');
  expect(clicked.mock.calls).toEqual([['fragment']]);
});

test('a button that is gone takes its tap with it', () => {
  tap('page');
  const page = partWith('page');
  document.getElementById('page')?.remove();
  replayTap(page);
  expect(clicked).not.toHaveBeenCalled();
});
