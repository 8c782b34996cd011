// @vitest-environment jsdom
import { useSiteStore } from '@site/runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followConsent } from '../widgets/consent/consent.ts';
import { askForConsent } from './askForConsent.ts';

const KEY = 'cookie_consent';
const html = document.documentElement;
const asks = () => 'asksConsent' in html.dataset;
let stop = new AbortController();
const add = window.addEventListener.bind(window);

beforeEach(() => {
  stop = new AbortController();
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    add(type, listener, { signal: stop.signal }),
  );
  localStorage.clear();
  useSiteStore.setState(useSiteStore.getInitialState());
  for (const mark of ['asksConsent', 'earlyConsent']) delete html.dataset[mark];
  document.body.innerHTML =
    '<div id="root"><button data-consent="essential-only">Só essenciais</button><main id="conteudo" tabindex="-1"></main></div>';
});

afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the banner asks without a stored choice, and where storage throws', () => {
  localStorage.setItem(KEY, 'accepted-all');
  askForConsent();
  expect(asks()).toBe(false);
  localStorage.clear();
  askForConsent();
  expect(asks()).toBe(true);
  delete html.dataset.asksConsent;
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  askForConsent();
  expect(asks()).toBe(true);
});

test('a tap before hydration is stored, closes the banner and counts from then on', () => {
  askForConsent();
  document.querySelector('button')?.click();
  expect(asks()).toBe(false);
  expect(localStorage.getItem(KEY)).toBe('{"choice":"essential-only"}');
  expect(document.activeElement).toBe(document.querySelector('main'));
  // As where storage has refused it.
  localStorage.clear();
  followConsent()();
  expect(useSiteStore.getState().consent).toEqual({ choice: 'essential-only' });
});

test('once the frame is hydrated, taps are the frame’s', () => {
  askForConsent();
  document.getElementById('root')?.setAttribute('data-hydrated', '');
  document.querySelector('button')?.click();
  expect(localStorage.getItem(KEY)).toBeNull();
});
