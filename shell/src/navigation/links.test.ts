// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { followLinks, prefetchLinks } from './links.ts';

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

test.each<[string, string, MouseEventInit, number]>([
  ['anywhere inside a link', '<a href="/sobre?a=1"><b data-target>Sobre</b></a>', {}, 1],
  ['on another site', '<a data-target href="https://wa.me/55">Chat</a>', {}, 0],
  ['on a new tab', '<a data-target href="/sobre" target="_blank">Sobre</a>', {}, 0],
  ['on a download', '<a data-target href="/sobre" download>Sobre</a>', {}, 0],
  ['on a file', '<a data-target href="/sitemap.xml">Mapa</a>', {}, 0],
  ['on an e-mail', '<a data-target href="mailto:a@b.example">E-mail</a>', {}, 0],
  ['on a reload', '<a data-target href="?" data-reload>De novo</a>', {}, 0],
  ['on no link at all', '<p data-target>Texto</p>', {}, 0],
  ['with Control', '<a data-target href="/sobre">Sobre</a>', { ctrlKey: true }, 0],
  ['with the command key', '<a data-target href="/sobre">Sobre</a>', { metaKey: true }, 0],
  ['with Shift', '<a data-target href="/sobre">Sobre</a>', { shiftKey: true }, 0],
  ['with Alt', '<a data-target href="/sobre">Sobre</a>', { altKey: true }, 0],
  ['of the middle button', '<a data-target href="/sobre">Sobre</a>', { button: 1 }, 0],
])('a click %s, on %s with %o, is followed %i times', (_, html, init, times) => {
  const navigate = vi.fn();
  forgetListeners(document);
  Reflect.apply(followLinks, undefined, [{ navigate }]);
  document.body.innerHTML = html;
  // There is nowhere to go to from a test.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('[data-target]')?.dispatchEvent(click);
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
