// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { followLinks, internalLink, prefetchLinks } from './links.ts';

const prefetched: string[] = [];
let finish = () => {};
vi.mock('./loadPage.ts', () => ({
  prefetchPage: (pathname: string) => {
    prefetched.push(pathname);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  },
}));

function linkUnder(html: string): URL | undefined {
  document.body.innerHTML = html;
  let found: URL | undefined;
  const target = document.querySelector('[data-target]');
  target?.addEventListener('click', (event) => {
    found = internalLink(event);
    // There is nowhere to go to from a test.
    event.preventDefault();
  });
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return found;
}

test('a click anywhere inside a link to a page is the page’s', () => {
  expect(linkUnder('<a href="/sobre?a=1"><b data-target>Sobre</b></a>')?.pathname).toBe('/sobre');
});

test.each([
  ['another site', '<a data-target href="https://wa.me/55">Chat</a>'],
  ['a new tab', '<a data-target href="/sobre" target="_blank">Sobre</a>'],
  ['a download', '<a data-target href="/sobre" download>Sobre</a>'],
  ['a file', '<a data-target href="/sitemap.xml">Mapa</a>'],
  ['an e-mail', '<a data-target href="mailto:a@b.example">E-mail</a>'],
  ['a reload', '<a data-target href="?" data-reload>De novo</a>'],
  ['no link at all', '<p data-target>Texto</p>'],
])('a click on %s is left to the browser', (_, html) => {
  expect(linkUnder(html)).toBeUndefined();
});

test.each<[string, MouseEventInit, number]>([
  ['plain click', {}, 1],
  ['click with Control', { ctrlKey: true }, 0],
  ['click with the command key', { metaKey: true }, 0],
  ['click with Shift', { shiftKey: true }, 0],
  ['click with Alt', { altKey: true }, 0],
  ['click of the middle button', { button: 1 }, 0],
])('a %s on a link, as in %o, is followed %i times', (_, init, times) => {
  const navigate = vi.fn();
  forgetListeners(document);
  Reflect.apply(followLinks, undefined, [{ navigate }]);
  document.body.innerHTML = '<a href="/sobre">Sobre</a>';
  // There is nowhere to go to from a test.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('a')?.dispatchEvent(click);
  expect(navigate).toHaveBeenCalledTimes(times);
});

describe('what a visitor is about to follow', () => {
  const meet = (type: string, selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

  beforeEach(() => {
    vi.useFakeTimers();
    prefetched.length = 0;
    forgetListeners(document);
    document.body.innerHTML =
      '<a id="a" href="/sobre"><b>Sobre</b></a><a id="b" href="/vagas">Vagas</a><a id="c" href="/blog">Blog</a><p>Texto</p>';
    prefetchLinks();
  });

  test('a pointer that sweeps over links fetches none; one that stays on a link for 65 ms does', async () => {
    for (const link of ['#a', '#b', '#c']) {
      meet('pointerover', link);
      await vi.advanceTimersByTimeAsync(64);
    }
    meet('pointerover', 'p');
    await vi.advanceTimersByTimeAsync(1000);
    expect(prefetched).toEqual([]);
    meet('pointerover', '#b');
    await vi.advanceTimersByTimeAsync(65);
    expect(prefetched).toEqual(['/vagas']);
  });

  test('the focus stays as the pointer does, and a finger does not wait', async () => {
    meet('focusin', '#a');
    // The focus scrolls the page, which moves another element under the pointer.
    meet('pointerover', 'p');
    await vi.advanceTimersByTimeAsync(65);
    meet('touchstart', '#b');
    expect(prefetched).toEqual(['/sobre', '/vagas']);
  });

  test('pages are fetched one at a time: of those met meanwhile, the last', async () => {
    for (const link of ['#a', '#b', '#c']) {
      meet('pointerover', link);
      await vi.advanceTimersByTimeAsync(65);
    }
    expect(prefetched).toEqual(['/sobre']);
    finish();
    await vi.runAllTimersAsync();
    expect(prefetched).toEqual(['/sobre', '/blog']);
  });

  test('nothing is fetched ahead where the visitor saves data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    meet('pointerover', '#a');
    meet('touchstart', '#a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(prefetched).toEqual([]);
  });
});
