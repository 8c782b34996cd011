// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { markTaps, replayTap } from './earlyTaps.ts';

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

test.each<[string, string[], string[]]>([
  ['of the buttons that do nothing yet the last one tapped is', ['page', 'frame', 'b'], ['two']],
  ['one that would send a form nowhere is', ['page', 'send'], ['send']],
  ['what works by itself is not', ['menu', 'search'], []],
])('marked for later: %s', (_, taps, marked) => {
  forgetListeners(window);
  markTaps();
  document.querySelector('main')?.insertAdjacentHTML(
    'beforeend',
    `<nav class="menu"><button id="menu"></button></nav><div data-remote="mf-jobs">
    <button id="two"><b id="b">Anterior</b></button><form><button id="send"></button></form>
    <form action="/vagas"><button id="search"></button></form></div>`,
  );
  window.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  for (const id of taps) document.getElementById(id)?.click();
  const tapped = () => [...document.querySelectorAll('[data-tapped]')].map(({ id }) => id);
  expect(tapped()).toEqual(marked);
  // What is hydrated is not marked, and a tap that is heard replaces the marked one.
  partWith('page').setAttribute('data-hydrated', '');
  document.getElementById('page')?.click();
  expect(tapped()).toEqual([]);
});

test('a button that is gone takes its tap with it', () => {
  tap('page');
  const page = partWith('page');
  document.getElementById('page')?.remove();
  replayTap(page);
  expect(clicked).not.toHaveBeenCalled();
});

test('before hydration the buttons of a carousel scroll its slides, and are not given again', () => {
  document.body.innerHTML =
    '<div data-remote="mf-rentals"><div data-carousel><button id="next" data-turn="next"></button><div class="scroll-x"></div></div></div>';
  const scrolled = vi.fn();
  const strip = document.querySelector('.scroll-x') ?? document.body;
  Object.defineProperties(strip, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } });
  strip.scrollTo = scrolled;
  markTaps();
  document.getElementById('next')?.click();
  expect(scrolled).toHaveBeenCalledWith({ left: 300 });
  document.querySelector('[data-remote]')?.setAttribute('data-hydrated', '');
  document.getElementById('next')?.click();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-tapped]')).toBeNull();
});
