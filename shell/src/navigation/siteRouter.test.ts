// @vitest-environment jsdom
import type { SiteRouter } from '@site/runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { createSiteRouter, usePlace } from './siteRouter.ts';

const browser = vi.hoisted(() => ({ isLeaving: false, leaveFor: vi.fn() }));
vi.mock('../browser/leaveFor.ts', () => browser);

const shown: string[] = [];
const arrivals = new Map<string, PromiseWithResolvers<{ pathname: string }>>();
let router: SiteRouter;

const address = () => window.location.pathname + window.location.search + window.location.hash;
const come = async (pathname: string) => {
  arrivals.get(pathname)?.resolve({ pathname });
  await vi.waitFor(() => expect(router.getTarget()).toBe(router.getLocation()));
};

beforeEach(() => {
  shown.length = 0;
  arrivals.clear();
  browser.isLeaving = false;
  vi.stubGlobal('scrollTo', vi.fn());
  const page = { ...usePlace.getInitialState().location, pathname: '/sobre', search: '', hash: '' };
  window.history.pushState(null, '', '/sobre');
  usePlace.setState({ location: page, target: page, title: '' });
  forgetListeners(window);
  router = createSiteRouter({
    load(pathname) {
      const arrival = Promise.withResolvers<{ pathname: string }>();
      arrivals.set(pathname, arrival);
      return arrival.promise;
    },
    show: ({ pathname }) => shown.push(`${pathname} at ${address()}`),
  });
});
// Else a page's second jump to its top comes in the next test.
afterEach(() => void window.dispatchEvent(new Event('wheel')));

test('the address changes when the page is here, and the page is shown at it', async () => {
  router.navigate('/vagas?a=1#fim');
  expect(address()).toBe('/sobre');
  expect(router.getTarget().pathname).toBe('/vagas');
  await come('/vagas');
  expect(shown).toEqual(['/vagas at /vagas?a=1#fim']);
  expect(router.getLocation()).toMatchObject({ pathname: '/vagas', search: '?a=1', hash: '#fim' });
});

test('of navigations one after the other the last wins', async () => {
  router.navigate('/vagas');
  router.navigate('/blog');
  arrivals.get('/vagas')?.resolve({ pathname: '/vagas' });
  await come('/blog');
  expect(shown).toEqual(['/blog at /blog']);
});

test('a page that the browser loads does not come over one that the visitor goes to', async () => {
  router.navigate('/vagas');
  browser.isLeaving = true;
  arrivals.get('/vagas')?.resolve({ pathname: '/vagas' });
  await vi.waitFor(() =>
    expect(browser.leaveFor).toHaveBeenLastCalledWith(expect.stringMatching(/\/vagas$/)),
  );
  router.navigate('/blog');
  expect(browser.leaveFor).toHaveBeenLastCalledWith(expect.stringMatching(/\/blog$/));
  expect(shown).toEqual([]);
});

test('another query is the same page: nothing is loaded, and the state of the entry is kept', () => {
  router.navigate('?q=dentista', { state: { from: 'campo' } });
  expect(address()).toBe('/sobre?q=dentista');
  expect(router.getLocation().state).toEqual({ from: 'campo' });
  expect(arrivals.size).toBe(0);
});

test('without a connection the page stays; the notice tries again', async () => {
  document.body.innerHTML =
    '<div data-notice hidden><p>x</p><button>y</button><button>z</button></div>';
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  router.navigate('/vagas');
  arrivals.get('/vagas')?.reject(new Error('offline'));
  await vi.waitFor(() =>
    expect(document.querySelector('[data-notice]')).not.toHaveAttribute('hidden'),
  );
  expect(address()).toBe('/sobre');
  expect(router.getTarget()).toBe(router.getLocation());
  document.querySelector('button')?.click();
  await come('/vagas');
  expect(address()).toBe('/vagas');
});
