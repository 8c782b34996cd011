// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { replayTap } from './earlyTaps.ts';

const clicked = vi.fn();

beforeEach(() => {
  clicked.mockReset();
  document.body.innerHTML =
    '<div id="root"><button id="frame"></button><main><div data-remote="mf-jobs"><button id="page"></button></div></main></div>';
  document.body.onclick = ({ target }) => clicked(target instanceof Element ? target.id : '');
});

const tap = (id: string) => document.getElementById(id)?.setAttribute('data-tapped', '');

test('a tap is given once, to the part of the page it was meant for', () => {
  tap('page');
  replayTap('frame');
  expect(clicked).not.toHaveBeenCalled();
  replayTap('page');
  replayTap('page');
  expect(clicked.mock.calls).toEqual([['page']]);
});

test('the frame’s own buttons do not wait for the page', () => {
  tap('frame');
  replayTap('page');
  expect(clicked).not.toHaveBeenCalled();
  replayTap('frame');
  expect(clicked.mock.calls).toEqual([['frame']]);
});

test('a button that is gone takes its tap with it', () => {
  tap('page');
  document.getElementById('page')?.remove();
  replayTap('page');
  expect(clicked).not.toHaveBeenCalled();
});
