// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { POINTER_RESTS } from '../browser/marks.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { stubObserver } from '../testing/stubObserver.ts';
import { notePointer } from './restingPointer.ts';
import { startModules } from './startModules.ts';

let painted = (_name = 'first-contentful-paint') => {};
let frameIsDrawn = () => {};
const fetched = vi.fn<typeof fetch>();
const script = async () =>
  new Response('', { headers: { 'content-type': 'application/javascript' } });

/** Runs it as the head does; what it imports is noted instead, and never comes. */
function run(load = (_: string): Promise<unknown> => new Promise(() => {})): string[] {
  const imported: string[] = [];
  notePointer();
  startModules((address) => {
    imported.push(address);
    return load(address);
  });
  return imported;
}

const fire = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));
/** What was asked for: files of the shell, then modules of the page. */
const asked = () => [
  ...fetched.mock.calls.map(([address]) => address),
  ...[...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  ),
];
const isStatic = () => 'static' in document.documentElement.dataset;
/** Lets all that is resolved go on. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset.static;
  fetched.mockReset().mockImplementation(script);
  vi.stubGlobal('fetch', fetched);
  forgetListeners(window);
  const paint = stubObserver('PerformanceObserver');
  painted = (shown = 'first-contentful-paint') =>
    paint({ getEntriesByName: (name: string) => (name === shown ? [{}] : []) });
  const draw = stubObserver('IntersectionObserver');
  frameIsDrawn = () => draw([]);
  document.head.innerHTML =
    '<script type="application/json" data-modules>["/shell/react.js","/shell/main.js"]</script><script type="application/json" data-modules>["/mf-jobs/entry.js"]</script>';
  document.body.innerHTML = '<button><b>Anterior</b></button>';
});

test('once the document is here React is asked for; the rest, and all starts, once the page is painted', async () => {
  document.body.innerHTML = '<div data-early="/mf-jobs/early.js"></div>';
  const imported = run();
  painted('first-paint');
  expect(asked()).toEqual([]);
  fire('DOMContentLoaded', document);
  await settled();
  expect(asked()).toEqual(['/shell/react.js', '/shell/main.js']);
  expect(imported).toEqual(['/mf-jobs/early.js']);
  painted();
  await settled();
  expect(asked()).toEqual(['/shell/react.js', '/shell/main.js', '/mf-jobs/entry.js']);
  expect(imported).toEqual(['/mf-jobs/early.js', '/shell/react.js']);
  painted();
  await vi.advanceTimersByTimeAsync(2000);
  expect(imported).toHaveLength(2);
});

test('the shell’s modules start one after the other, each in a task of its own', async () => {
  const first = Promise.withResolvers<void>();
  const imported = run(() => first.promise);
  painted();
  fire('DOMContentLoaded', document);
  await settled();
  expect(imported).toEqual(['/shell/react.js']);
  first.resolve();
  const bothStarted = () => expect(imported).toEqual(['/shell/react.js', '/shell/main.js']);
  await vi.waitFor(bothStarted, { timeout: 100_000 });
});

test.each(['', 'IntersectionObserver'])('a picture is waited for, without %j', async (missing) => {
  Reflect.deleteProperty(globalThis, missing);
  const picture = document.createElement('img');
  picture.setAttribute('fetchpriority', 'high');
  vi.spyOn(picture, 'complete', 'get').mockReturnValue(false);
  document.body.append(picture);
  const imported = run();
  fire('DOMContentLoaded', document);
  painted();
  await settled();
  expect(asked()).toEqual([]);
  fire('load', picture);
  expect([asked().length, imported]).toEqual([2, []]);
  frameIsDrawn();
  await settled();
  expect(imported).toHaveLength(1);
});

test.each([
  ['the first pointerdown starts it at once', 'pointerdown', '', 1],
  ['the first keydown starts it at once', 'keydown', '', 1],
  ['a pointer over a control starts it', 'pointerover', 'b', 1],
  ['a pointer over text does not', 'pointerover', '', 0],
])('%s', async (_, type, selector, count) => {
  const imported = run();
  fire('DOMContentLoaded', document);
  fire(type, (selector && document.querySelector(selector)) || document.body);
  await settled();
  expect(imported).toHaveLength(count);
});

test('it starts 3 s after the page began, whatever happens', async () => {
  const imported = run();
  fire('DOMContentLoaded', document);
  await vi.advanceTimersByTimeAsync(2999);
  expect(imported).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(imported).toHaveLength(1);
});

test('touched while the document is still coming, it starts when that is whole', async () => {
  const imported = run();
  fire('pointerdown');
  await settled();
  expect(asked()).toHaveLength(3);
  expect(imported).toEqual([]);
  fire('DOMContentLoaded', document);
  await settled();
  expect(imported).toHaveLength(1);
});

const login = async () =>
  new Response('<form>Entrar no Wi-Fi</form>', { headers: { 'content-type': 'text/html' } });
/** How often the first file was asked for once so much time has passed. */
const times = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  return fetched.mock.calls.filter(([address]) => address === '/shell/react.js').length;
};

test.each<[string, typeof fetch]>([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered with status 500', async () => new Response('', { status: 500 })],
  ['is the login page of a Wi-Fi', login],
])('a page is static while a file %s, asked for again after 0.5, 2 and 8 s', async (_, answer) => {
  fetched.mockImplementation(answer);
  const imported = run(() => Promise.resolve());
  fire('DOMContentLoaded', document);
  painted();
  expect([await times(499), await times(1), await times(1999), await times(1)]).toEqual([
    1, 2, 2, 3,
  ]);
  expect([isStatic(), imported]).toEqual([true, []]);
  fetched.mockImplementation(script);
  expect([await times(7999), await times(1)]).toEqual([3, 4]);
  expect(imported[0]).toBe('/shell/react.js');
  expect(fetched.mock.lastCall?.[1]?.cache).toBe('reload');
});

test('a file that is late leaves the page static after 3 s, and is given up after 10 s', async () => {
  let answer = (_: Response) => {};
  fetched.mockImplementation(
    (address, init) =>
      new Promise((resolve, reject) => {
        if (address === '/shell/main.js') answer = resolve;
        init?.signal?.addEventListener('abort', () => reject('late'));
      }),
  );
  document.head.innerHTML =
    '<script type="application/json" data-modules>["/shell/main.js","/shell/react.js"]</script>';
  const imported = run(() => Promise.resolve());
  fire('DOMContentLoaded', document);
  painted();
  expect([await times(2999), isStatic()]).toEqual([1, false]);
  expect([await times(1), isStatic()]).toEqual([1, true]);
  answer(await script());
  await settled();
  expect(imported).toEqual(['/shell/main.js']);
  expect([await times(7499), await times(1)]).toEqual([1, 2]);
});

test.each([
  ['it moves', ['pointermove'], false],
  ['it is pressed', ['pointerdown'], false],
  // Menus under it stay closed.
  ['the page moves under it', ['pointerover'], true],
])('a pointer rests until %s', (_, types, rests) => {
  run();
  expect(document.documentElement.hasAttribute(POINTER_RESTS)).toBe(true);
  for (const type of types) fire(type);
  expect(document.documentElement.hasAttribute(POINTER_RESTS)).toBe(rests);
});

test('a pointer that is pressed, and moved to where it was as WebKit does after a layout shift, rests until it is pressed again', () => {
  run();
  fire('pointerdown');
  document.documentElement.setAttribute(POINTER_RESTS, '');
  fire('pointermove');
  expect(document.documentElement.hasAttribute(POINTER_RESTS)).toBe(true);
  fire('pointerdown');
  expect(document.documentElement.hasAttribute(POINTER_RESTS)).toBe(false);
});
