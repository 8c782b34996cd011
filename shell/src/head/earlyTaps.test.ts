// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { markTaps, replayTap } from './earlyTaps.ts';

const clicked = vi.fn();

beforeEach(() => {
  clicked.mockReset();
  document.body.onclick = null;
  forgetListeners(window);
  markTaps();
  document.body.innerHTML =
    '<div id="root"><button id="frame"></button><main><div data-remote="mf-jobs"><button id="page"></button><div data-remote="mf-channels" data-fragment="topics"><button id="fragment"></button></div></div></main></div>';
});

const partWith = (id: string) =>
  document.getElementById(id)?.closest<HTMLElement>('[data-remote],#root') ?? document.body;
function replayIn(id: string): void {
  const part = partWith(id);
  part.dataset.hydrated = '';
  replayTap(part);
}

/** Taps a button, which answers from then on. */
function tap(id: string): void {
  document.getElementById(id)?.click();
  document.body.onclick = ({ target }) => clicked(target instanceof Element ? target.id : '');
}

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

test('a button that is rendered anew gets the tap on the former one', () => {
  tap('page');
  document.getElementById('page')?.replaceWith(document.createElement('button'));
  document.querySelectorAll('button')[1]?.setAttribute('id', 'new');
  replayIn('new');
  expect(clicked.mock.calls).toEqual([['new']]);
});

test.each<[string, string[], string[]]>([
  ['of the buttons that do nothing yet the last one tapped is', ['page', 'frame', 'b'], ['two']],
  ['one that would send a form nowhere is', ['page', 'send'], ['send']],
  ['what works by itself is not', ['menu', 'search'], []],
])('marked for later: %s', (_, taps, marked) => {
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

test('before hydration the buttons of a carousel scroll its slides, and are not given again', () => {
  document.body.innerHTML =
    '<div data-remote="mf-rentals"><div data-carousel><button id="next" data-turn="next"></button><div class="scroll-x"></div></div></div>';
  const scrolled = vi.fn();
  const strip = document.querySelector('.scroll-x') ?? document.body;
  Object.defineProperties(strip, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } });
  strip.scrollTo = scrolled;
  document.getElementById('next')?.click();
  expect(scrolled).toHaveBeenCalledWith({ left: 300 });
  document.querySelector('[data-remote]')?.setAttribute('data-hydrated', '');
  document.getElementById('next')?.click();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-tapped]')).toBeNull();
});
